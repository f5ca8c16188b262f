import { addDays, type LocalDate, weekdayOf } from '#shared/kernel/dates.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { INSTANT_TERMS_VERSION } from '#shared/professionals/instant-booking.terms.ts'
import type { SeedApi } from './seed-api.ts'

const FRIDAY = 5
const night = { start_time: '19:00', end_time: '07:00' }

/** Adds what a practice and a locum who work together often have: a hospital and its night nurse. */
export const seedDemoRelations = async <A extends { id: UserId }>(
  api: SeedApi<A>,
  { practice, locum }: { practice: { account: A; companyId: CompanyId }; locum: A },
  today: LocalDate,
): Promise<void> => {
  const { account, companyId } = practice
  const place = { practice_region: { province: 'Western Cape', region: 'Cape Town Metro' } }
  const lunch = { allowed: true, paid: true, period: 0.5 } as const
  const budget: [number, number] = [400, 480]
  const terms = { ...place, profession: 'Registered Nurse', experience: 3, rates: budget, lunch }
  const friday = addDays(today, 14 + ((FRIDAY - weekdayOf(today) + 7) % 7))

  const params = { companyId, professionalId: locum.id }
  await api.call('addFavourite', account, { params })
  const pool = await api.call('createPool', account, { params: { companyId }, body: { name: 'Night team' } })
  await api.call('addToPool', account, { params: { ...params, poolId: pool.id } })
  const shifts = [5, 6].map((weekday) => ({ weekday, ...night }))
  await api.call('createOfferTemplate', account, {
    params: { companyId },
    body: { ...terms, name: 'Weekend nights', notes: 'Report to the night sister.', skills: [], shifts },
  })
  const request_dates = [{ date: addDays(friday, 7), ...night }]
  await api.call('postOffer', account, {
    body: { ...terms, accountid: companyId, pool: pool.id, poolHours: 48, request_dates },
  })

  const request = await api.call('sendPrivateOffer', account, {
    body: {
      ...place,
      accountid: companyId,
      professionalId: locum.id,
      lunch,
      rates: budget,
      request_dates: [{ date: friday, ...night }],
    },
  })
  await api.call('suggestRate', locum, {
    params: { offerId: request.id },
    body: { rate: 520, message: 'Nights in intensive care pay R 520 elsewhere.', revision: request.revision },
  })

  await api.call('starPractice', locum, { params: { companyId } })
  await api.call('saveInstantBooking', locum, {
    body: {
      on: true,
      notice_hours: 24,
      daily_limit: 2,
      locations: ['Western Cape,Cape Town Metro'],
      terms_version: INSTANT_TERMS_VERSION,
    },
  })
}
