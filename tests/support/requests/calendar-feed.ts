import type { UserId } from '#shared/kernel/ids.ts'
import type { Fixtures, FixtureContext } from './fixture.ts'

const tokens = new Map<UserId, string>()

/** Kept for each locum, as a new address replaces the one before. */
const tokenOf = async ({ api, pair: { locum } }: FixtureContext): Promise<string> => {
  const token = tokens.get(locum.id) ?? ((await api.call('createCalendarFeed', locum, {})).token as string)
  tokens.set(locum.id, token)
  return token
}

export const calendarFeedRequests = {
  getCalendarFeed: { request: () => ({}) },
  createCalendarFeed: { request: () => ({}) },
  revokeCalendarFeed: { request: () => ({}) },
  readCalendarFeed: {
    request: async (context) => ({ params: { token: await tokenOf(context) } }),
    // Of accounts that have none.
    another: { params: { token: `${'A'.repeat(65)}.ics` } },
    absent: { params: { token: `${'B'.repeat(65)}.ics` } },
  },
} satisfies Fixtures
