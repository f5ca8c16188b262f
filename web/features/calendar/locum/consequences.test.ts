import { expect, it } from 'vitest'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { calendarOf } from '#web/components/calendar/own-calendar.ts'
import { text } from './locum-calendar.text.ts'
import { hasConsequences, consequencesOf } from './consequences.ts'

const [monday, tuesday, wednesday] = ['2026-12-14', '2026-12-15', '2026-12-16'] as const
const request = {
  id: 'off_R',
  name: 'Harbour Road Pharmacy',
  request_dates: [{ date: monday, start_time: '08:00', end_time: '17:00' }],
  booking_dates: ['2026-12-11', monday],
}
const calendar = calendarOf([
  {
    id: 'usr_1',
    days: [{ date: monday, status: 'requested', posted: 'none', free: [], booked: [], requests: ['off_R'] }],
    booking_requests: [request],
  },
] as never)
const application = (name: string, ...live_dates: string[]) =>
  ({ offer_type: 'public', company: { name }, offers_requests: [{ live_dates }] }) as unknown as Offer
const applied = [
  application('Vineyard Pharmacy', monday, tuesday),
  application('Harbour Road Pharmacy', tuesday),
  application('Gardens Pharmacy'),
  { ...application('Harbour Road Pharmacy', monday), offer_type: 'private' } as Offer,
]

it('counts the requests and pending applications for the days, and names their practices', () => {
  expect(consequencesOf(calendar, applied, [monday], monday)).toEqual({
    requests: 1,
    applications: 1,
    practices: ['Harbour Road Pharmacy', 'Vineyard Pharmacy'],
    otherDays: true,
  })
  expect(consequencesOf(calendar, applied, [tuesday], monday)).toEqual({
    requests: 0,
    applications: 2,
    practices: ['Vineyard Pharmacy', 'Harbour Road Pharmacy'],
    otherDays: true,
  })
  expect(consequencesOf(calendar, applied, [monday, tuesday], monday).otherDays).toBe(false)
  expect(consequencesOf(calendar, [], [monday], '2026-12-10').otherDays).toBe(true)
  expect(hasConsequences(consequencesOf(calendar, applied, [wednesday], monday))).toBe(false)
})

it('says what will end', () => {
  const words = (requests: number, applications: number, days = 1, otherDays = false) =>
    text.willEnd({ requests, applications, practices: [], otherDays }, days)
  expect(words(1, 0)).toBe('1 request for this day will be declined')
  expect(words(0, 2, 3)).toBe('2 applications for these days will be withdrawn')
  expect(words(2, 1)).toBe('2 requests and 1 application for this day will end')
  expect(words(0, 1, 2, true)).toBe('1 application for these days will be withdrawn; other days stay pending')
})

it('says what has ended once the days are Unavailable', () => {
  const words = (requests: number, applications: number, ...dates: string[]) =>
    text.savedWithConsequences(dates, { requests, applications, practices: [], otherDays: requests > 1 })
  expect(words(0, 1, monday)).toBe('Saved Mon\u00a014\u00a0Dec. 1 application for that day has been withdrawn.')
  expect(words(2, 0, monday, tuesday)).toBe(
    'Saved Mon\u00a014 and Tue\u00a015\u00a0Dec. 2 requests for those days have been declined; other days stay pending.',
  )
  expect(words(1, 1, monday)).toBe('Saved Mon\u00a014\u00a0Dec. 1 request and 1 application for that day have ended.')
})
