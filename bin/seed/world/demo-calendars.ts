import { addDays, weekdayOf, type LocalDate } from '#shared/kernel/dates.ts'
import { holidayName } from '#shared/kernel/holidays.ts'
import type { AvailabilityId, CompanyId, OfferId, UserId } from '#shared/kernel/ids.ts'
import type { SeedApi } from './seed-api.ts'
import type { locums, practices } from './people.ts'

type SeedPosting = {
  from: number
  to?: number
  weekdays?: number[]
  hours?: [start: string, end: string]
  perhaps?: true
}

const weekdays = [1, 2, 3, 4, 5]

/** The locums' availability in days from today; Unavailable without hours. Later entries replace earlier ones. */
const postings: Partial<Record<keyof typeof locums, SeedPosting[]>> = {
  thandi: [
    { from: 1, to: 60, weekdays, hours: ['08:00', '17:00'] },
    { from: 1, to: 60, weekdays: [6], hours: ['09:00', '13:00'], perhaps: true },
    { from: 28, to: 34 },
  ],
  anele: [
    { from: 2, to: 45, weekdays, hours: ['09:00', '18:00'] },
    { from: 20, to: 22 },
  ],
  riaan: [
    { from: 1, to: 90, weekdays: [1, 3, 5], hours: ['08:00', '17:00'] },
    { from: 1, to: 90, weekdays: [6, 0], hours: ['09:00', '15:00'], perhaps: true },
  ],
  kagiso: [{ from: 3, to: 30, weekdays: [2, 4], hours: ['08:00', '18:00'] }],
  lindiwe: [{ from: 5, to: 40, weekdays, hours: ['13:00', '18:00'] }],
  sipho: [
    { from: 6, to: 50, weekdays: [1, 2, 3, 4, 5, 6], hours: ['08:00', '18:00'] },
    { from: 15, to: 17 },
  ],
  bongani: [{ from: 2, to: 30, weekdays, hours: ['08:00', '17:00'] }],
  naledi: [{ from: 1, to: 45, weekdays: [5, 6, 0], hours: ['19:00', '07:00'] }],
}

/** Leaves out public holidays, as the calendar's form suggests. */
const post = async <A extends { id: UserId }>(
  api: SeedApi<A>,
  who: A,
  today: LocalDate,
  { from, to = from, weekdays: week, hours, perhaps }: SeedPosting,
) => {
  const [date, end_date] = [addDays(today, from), addDays(today, to)]
  const except = Array.from({ length: to - from + 1 }, (_, day) => addDays(date, day)).filter(
    (day) => hours && holidayName(day),
  )
  const availability = hours
    ? { status: perhaps ? ('open' as const) : ('available' as const), start_time: hours[0], end_time: hours[1] }
    : { status: 'unavailable' as const }
  return api.call('postAvailability', who, {
    body: { date, end_date, except, ...(week && { weekdays: week }), ...availability },
  })
}

/** Weekdays without public holidays, from so many days ahead. */
const workdays = (today: LocalDate, from: number): LocalDate[] =>
  Array.from({ length: 20 }, (_, day) => addDays(today, from + day)).filter(
    (date) => weekdays.includes(weekdayOf(date)) && !holidayName(date),
  )

type Practice<A> = { account: A; companyId: CompanyId }
export type DemoPeople<A> = {
  people: Record<keyof typeof locums, A>
  places: Record<keyof typeof practices, Practice<A>>
}

/** Availability of the demo locums, and booking requests: pending from two practices, accepted, and declined. */
export const seedDemoCalendars = async <A extends { id: UserId }>(
  api: SeedApi<A>,
  { people, places }: DemoPeople<A>,
  today: LocalDate,
): Promise<void> => {
  const weeks = new Map<UserId, AvailabilityId>()
  await Promise.all(
    Object.entries(postings).map(async ([key, availability]) => {
      const who = people[key as keyof typeof locums]
      for (const [index, one] of availability.entries()) {
        const { id } = await post(api, who, today, one)
        if (index === 0) weeks.set(who.id, id as AvailabilityId)
      }
    }),
  )
  const sendRequest = async (
    { account, companyId }: Practice<A>,
    who: A,
    dates: readonly LocalDate[],
    [start_time, end_time]: [string, string],
    notes = '',
  ): Promise<OfferId> => {
    const request_dates = dates.map((date) => ({ date, start_time, end_time }))
    const body = {
      accountid: companyId,
      request_dates,
      lunch: { allowed: true, paid: false, period: 1 as const },
      notes,
    }
    return (
      await api.call('requestBooking', account, {
        params: { id: weeks.get(who.id) ?? who.id, date: dates[0] ?? today },
        body,
      })
    ).id
  }
  const { thandi, anele, sipho } = people
  const { harbour, gardens, vineyard } = places
  const [half = today, one = today, two = today, three = today] = workdays(today, 6)
  // Requests to the same locum are sent one after another.
  const requestThandi = async () => {
    const morning = await sendRequest(
      gardens,
      thandi,
      [half],
      ['08:00', '12:00'],
      'Morning rush only; you finish at noon.',
    )
    await api.call('acceptBookingRequest', thandi, {
      params: { id: weeks.get(thandi.id) ?? thandi.id, date: half },
      body: { id: morning, revision: 1 },
    })
    await sendRequest(
      harbour,
      thandi,
      [one, two],
      ['08:00', '17:00'],
      'Hester is on leave. It is the same counter as last time.',
    )
    await sendRequest(vineyard, thandi, [two, three], ['09:00', '17:00'])
  }
  const requestAnele = async () => {
    const id = await sendRequest(harbour, anele, [three], ['09:00', '18:00'])
    await api.call('rejectBookingRequest', anele, {
      params: { id: weeks.get(anele.id) ?? anele.id, date: three },
      body: { id, status_reason: 'I have a training day on that date.' },
    })
  }
  await Promise.all([
    requestThandi(),
    requestAnele(),
    sendRequest(harbour, sipho, workdays(today, 19).slice(0, 2), ['08:00', '18:00']),
  ])
}
