import type { FeedState } from '#shared/calendar-feed/calendar-feed.contract.ts'
import type { Context } from '#functions/platform/context.ts'
import type { CalendarFeedsRepository } from '#functions/stores/calendar-feeds.repository.ts'

type Deps = Pick<Context, 'caller' | 'execute'> & { feeds: Pick<CalendarFeedsRepository, 'get' | 'revoke'> }

export const revokeCalendarFeed = ({ caller, execute, feeds }: Deps): Promise<FeedState> =>
  execute(async () => {
    const feed = await feeds.get(caller.account)
    return { writes: feed ? [feeds.revoke(caller.account, feed)] : [], response: {}, events: [] }
  })
