import { describe, expect, it } from 'vitest'
import type { Booking, BookingDay } from '#shared/bookings/bookings.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { replacementPath } from '#web/components/days/days-to-replace.ts'
import { type CancelledShifts, cancelledShifts, isOnlyCancelled } from './cancelled-shifts.ts'

const now = '2026-12-02T10:00:00.000Z'
const [before, since] = ['2026-12-01T10:00:00.000Z', '2026-12-02T09:00:00.000Z']
const [today, first, second] = ['2026-12-02', '2026-12-04', '2026-12-05'] as const
const hours = { start_time: '08:00', end_time: '17:00' }

const cancelled = { cancelled: true, cancelledBy: 'professional', cancelledAt: '2026-12-01T12:00:00.000Z' } as const
const day = (date: string, more: Partial<BookingDay> = cancelled) => ({ date, ...hours, ...more }) as BookingDay
const booking = (days: BookingDay[], more: Partial<Booking> = {}) =>
  ({
    id: 'B1',
    offerId: 'off_1',
    profession: 'Pharmacist',
    practice_region: { province: 'Western Cape', region: 'Cape Town Metro' },
    booking_dates_times: days,
    booking_dates: days.filter((one) => !one.cancelled).map(({ date }) => date),
    createdAt: before,
    ...more,
  }) as Booking
const offer = (open: string[], more: Partial<Offer> = {}) =>
  ({
    id: 'off_1',
    offer_type: 'public',
    profession: 'Pharmacist',
    available_dates: open,
    offers_requests: [],
    createdAt: before,
    ...more,
  }) as unknown as Offer

const pathTo = ({ booking: of, days, offer: open }: CancelledShifts) => replacementPath(of, days, open?.id)
const found = (bookings: Booking[], offers: Offer[]) =>
  cancelledShifts({ bookings, offers }, now).map(({ days }) => days.map(({ date }) => date))

describe('what a locum cancelled', () => {
  it('needs attention by booking, soonest first, with the public offer that is open again', () => {
    const later = booking([day(second)], { id: 'B2' as Booking['id'] })
    const both = cancelledShifts({ bookings: [later, booking([day(first)])], offers: [offer([first, second])] }, now)
    expect(both.map(({ booking: { id } }) => id)).toEqual(['B1', 'B2'])
    expect(both.map(pathTo)).toEqual(Array(2).fill('/practice/dashboard/offers/off_1'))
    const fill = offer([], { id: 'off_2' as Offer['id'], offer_type: 'private', fills: 'off_1' as Offer['id'] })
    const filling = booking([day(first)], { offerId: fill.id })
    expect(cancelledShifts({ bookings: [filling], offers: [fill, offer([first])] }, now)[0]?.offer?.id).toBe('off_1')
  })

  it('leads to a search for its days and hours where no public offer is open', () => {
    const [shifts] = cancelledShifts({ bookings: [booking([day(first), day(second)])], offers: [] }, now)
    expect(shifts && pathTo(shifts)).toBe(
      `/practice/dashboard/search?profession=Pharmacist&location=Western+Cape%2CCape+Town+Metro&dates=${first}%2C${second}`,
    )
  })

  it.each<[string, Booking[], Offer[]]>([
    ['the practice cancelled it', [booking([day(first, { ...cancelled, cancelledBy: 'company' })])], []],
    ['they had accepted by mistake', [booking([day(first, { ...cancelled, undone: true })])], []],
    ['its shift has begun', [booking([day(today)])], []],
    ['its offer is no longer open that day', [booking([day(first)])], [offer([second])]],
    [
      'another locum was booked since',
      [
        booking([day(first)]),
        booking([day(first, { cancelled: false })], { id: 'B2' as Booking['id'], createdAt: since }),
      ],
      [],
    ],
    [
      'another locum has been asked since',
      [booking([day(first)])],
      [offer([], { offer_type: 'private', createdAt: since, offers_requests: [{ live_dates: [first] }] as never })],
    ],
    ['it is offered anew', [booking([day(first)])], [offer([first], { id: 'off_3' as Offer['id'], createdAt: since })]],
  ])('needs none once %s', (_, bookings, offers) => {
    expect(found(bookings, offers)).toEqual([])
  })

  it('is listed up to the day of which everything has loaded', () => {
    const lists = { bookings: [booking([day(first), day(second)])], offers: [] }
    expect(cancelledShifts(lists, now, first).map(({ days }) => days.map(({ date }) => date))).toEqual([[first]])
  })

  it('is not listed as an open offer too, unless that is open for other days', () => {
    const shifts = cancelledShifts({ bookings: [booking([day(first)])], offers: [offer([first])] }, now)
    expect(isOnlyCancelled(offer([first]), shifts)).toBe(true)
    expect(isOnlyCancelled(offer([first, second]), shifts)).toBe(false)
  })
})
