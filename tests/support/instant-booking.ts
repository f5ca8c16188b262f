import type { CompanyId } from '#shared/kernel/ids.ts'
import type { InstantBookingBody } from '#shared/professionals/instant-booking.schema.ts'
import { INSTANT_TERMS_VERSION } from '#shared/professionals/instant-booking.terms.ts'
import type { Api, Caller } from './api.ts'
import { ahead, createAdmin, createLocum, offerInput, shiftAhead } from './people.ts'

export const instantLimits: InstantBookingBody = {
  on: true,
  notice_hours: 24,
  daily_limit: 2,
  locations: ['Western Cape,Cape Town Metro'],
  terms_version: INSTANT_TERMS_VERSION,
}

/** An approved locum who lets these practices book at once, and has posted days from 08:00 to 18:00. */
export const createInstantLocum = async (
  api: Api,
  practices: readonly CompanyId[],
  days: readonly number[],
  admin?: Caller,
): Promise<Caller> => {
  const locum = await createLocum(api, {}, admin ?? (await createAdmin(api)))
  await api.call('saveInstantBooking', locum, { body: instantLimits })
  for (const companyId of practices) await api.call('starPractice', locum, { params: { companyId } })
  const set = { start_time: '08:00', end_time: '18:00', status: 'available' }
  await api.call('changeCalendar', locum, { body: { changes: [{ dates: days.map(ahead), set }] } as never })
  return locum
}

/** An instant booking of whole days, given as numbers of days ahead. */
export const bookNowRequest = (locum: Caller, companyId: CompanyId, days: readonly number[]) => {
  const { lunch } = offerInput(companyId)
  const request_dates = days.map((day) => shiftAhead(day, '09:00', '17:00'))
  return { params: { companyId, professionalId: locum.id }, body: { lunch, request_dates } }
}
