import { expect } from 'vitest'
import type { Availability } from '#shared/calendar/availability.schema.ts'
import type { CalendarMonth } from '#shared/calendar/calendar.rules.ts'
import type { AvailabilityId } from '#shared/kernel/ids.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { Api, Caller } from './api.ts'
import { sendRequest } from './booking-requests.ts'
import { ahead, apply, confirm, post, type Practice } from './people.ts'

export const free = { status: 'available', start_time: '08:00', end_time: '17:00' } as const
export const off = { status: 'unavailable' } as const

export const daysOf = (availabilities: { days: { date: string; status: string }[] }[]) =>
  availabilities.flatMap(({ days }) => days.map(({ date, status }) => [date, status])).sort()

/** Commands of a locum on days, and what each party sees of them. */
export const locumDays = (api: Api) => {
  const postDays = (locum: Caller, body: object, key?: string) =>
    api.send('postAvailability', locum, { body, ...(key && { key }) })
  return {
    postDays,
    change: (locum: Caller, changes: object[], key?: string) =>
      api.send('changeCalendar', locum, { body: { changes }, ...(key && { key }) }),
    request: (practice: Practice, locum: Caller, days: readonly number[], id: string): Promise<Offer> => {
      const { params, body } = sendRequest(locum, practice, days)
      return api.call('requestBooking', practice.member, { params: { ...params, id: id as AvailabilityId }, body })
    },
    posted: async (locum: Caller, body: object) => {
      const response = await postDays(locum, body)
      expect(response.status, JSON.stringify(response.body)).toBe(200)
      return response.body.data
    },
    own: async (locum: Caller, start = ahead(0), end = ahead(365)): Promise<Availability[]> =>
      (await api.call('listAvailability', locum, { params: { start, end } })).Items,
    seenBy: async ({ member, companyId }: Practice, locum: Caller): Promise<Availability[]> =>
      (
        await api.call('listAvailabilityForPractice', member, {
          params: { professionalId: locum.id, start: ahead(0), end: ahead(365) },
          query: { companyId },
        })
      ).Items,
    stored: async (locum: Caller) =>
      Object.assign(
        {},
        ...(await api.partition('calendars', locum.id))
          .filter(({ sk }) => sk !== 'LOCK')
          .map((item) => (item as unknown as CalendarMonth).days),
      ) as CalendarMonth['days'],
    book: async (practice: Practice, locum: Caller, date: string, start_time = '08:00', end_time = '17:00') => {
      const offer = await post(api, practice, { request_dates: [{ date, start_time, end_time }] })
      await apply(api, locum, offer)
      return confirm(api, practice, offer, locum)
    },
  }
}
