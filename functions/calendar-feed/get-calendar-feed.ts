import type { FeedState } from '#shared/calendar-feed/calendar-feed.contract.ts'
import type { Context } from '#functions/platform/context.ts'
import type { CalendarFeedsRepository } from '#functions/stores/calendar-feeds.repository.ts'

type Deps = Pick<Context, 'caller'> & {
  feeds: Pick<CalendarFeedsRepository, 'get'>
}

export const getCalendarFeed = async ({ caller, feeds }: Deps): Promise<FeedState> => {
  const feed = await feeds.get(caller.account)
  return feed ? { createdAt: feed.createdAt } : {}
}
