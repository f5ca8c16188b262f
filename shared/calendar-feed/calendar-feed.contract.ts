import * as z from 'zod/mini'
import { Instant } from '#shared/kernel/dates.ts'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { BookingId } from '#shared/kernel/ids.ts'

const own = { roles: ['Locum', 'CompanyAdmin'] } as const

export const FeedToken = z.string().check(z.regex(/^[\w-]{65}\.ics$/))

/** Since when the account has a feed address; without one, it has none. */
const FeedState = z.strictObject({ createdAt: z.optional(Instant) })
export type FeedState = z.infer<typeof FeedState>

/** The address is `/calendar/feed/{token}`. Only its hash is stored, so this response is the only one that has it. */
const NewFeed = z.strictObject({ createdAt: Instant, token: FeedToken })
export type NewFeed = z.infer<typeof NewFeed>

export const calendarFeedContract = defineContract({
  getBookingFile: {
    method: 'GET',
    path: '/bookings/{bookingId}/ics',
    summary: 'One booking as an iCalendar file with an event for each day',
    access: { ...own, owns: { kind: 'booking', id: 'params.bookingId' }, underGrant: 'read' },
    params: z.strictObject({ bookingId: BookingId }),
    raw: 'text/calendar',
    errors: ['BOOKING_NOT_FOUND'],
    reads: ['bookings'],
  },
  getCalendarFeed: {
    method: 'GET',
    path: '/calendar/feed',
    summary: 'Since when you have a private calendar address, if you have one',
    access: { ...own, underGrant: 'read' },
    response: FeedState,
    errors: [],
    reads: ['calendarFeed'],
  },
  createCalendarFeed: {
    method: 'POST',
    path: '/calendar/feed',
    summary: 'Create your private calendar address, which is shown only now; an earlier address stops working',
    access: { ...own, underGrant: 'never' },
    response: NewFeed,
    // A stored response would hold the token. A repeat creates another address, which replaces this one.
    takesNoKey: true,
    errors: [],
    changes: ['calendarFeed'],
  },
  revokeCalendarFeed: {
    method: 'DELETE',
    path: '/calendar/feed',
    summary: 'Revoke your private calendar address: it stops working at once',
    access: { ...own, underGrant: 'never' },
    response: FeedState,
    errors: [],
    changes: ['calendarFeed'],
    replaces: 'getCalendarFeed',
  },
  readCalendarFeed: {
    method: 'GET',
    path: '/calendar/feed/{token}',
    summary: 'The bookings and pending requests of the account with this private calendar address, as iCalendar',
    access: { public: true },
    // Anything else is an address that doesn’t exist.
    params: z.strictObject({ token: z.string() }),
    raw: 'text/calendar',
    answersHead: true,
    errors: ['FEED_NOT_FOUND'],
    reads: ['bookings'],
  },
})
