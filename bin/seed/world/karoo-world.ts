import { addDays, type LocalDate } from '#shared/kernel/dates.ts'
import type { AvailabilityId, OfferId, UserId } from '#shared/kernel/ids.ts'
import { createLocum, createPractice, type Practice } from './demo-accounts.ts'
import { centralKaroo as place, clinic, hospital, nurse, vet } from './karoo-people.ts'
import { admin } from './people.ts'
import type { SeedApi } from './seed-api.ts'

/** A small demo world of the veterinary tenant, using only the API. Its practices need approval. */
export const seedKarooWorld = async <A extends { id: UserId }>(api: SeedApi<A>, today: LocalDate): Promise<void> => {
  const superAdmin = await api.register(admin.email, admin.role)
  const createApproved = async ({ practice, about }: typeof clinic): Promise<Practice<A>> => {
    const made = await createPractice(api, practice, about, place)
    await api.call('decideCompanyApproval', superAdmin, {
      params: { companyId: made.companyId },
      body: { approved: true },
    })
    return made
  }
  const [lerato, ruan, swartberg, beaufort] = await Promise.all([
    createLocum(api, { ...vet, place }, superAdmin, today),
    createLocum(api, { ...nurse, place }, superAdmin, today),
    createApproved(clinic),
    createApproved(hospital),
  ])
  const day = (n: number) => addDays(today, n)

  const post = async (
    { account, companyId }: Practice<A>,
    profession: string,
    rates: [number, number],
    dates: LocalDate[],
    notes = '',
  ): Promise<OfferId> => {
    const body = {
      accountid: companyId,
      practice_region: place,
      profession,
      rates,
      experience: 2,
      notes,
      lunch: { allowed: true, paid: false, period: 1 as const },
      request_dates: dates.map((date) => ({ date, start_time: '08:00', end_time: '17:00' })),
    }
    return (await api.call('postOffer', account, { body })).id
  }
  const apply = (who: A, id: OfferId, dates: LocalDate[]) =>
    api.call('applyToOffer', who, { params: { id }, body: { revision: 1, dates } })

  const theatre = await post(beaufort, 'Veterinary Nurse', [190, 260], [day(3)], 'Sterilisation day.')
  await apply(ruan, theatre, [day(3)])
  await api.call('confirmApplication', beaufort.account, {
    params: { offerId: theatre },
    body: { id: ruan.id, dates: [day(3)] },
  })
  const leave = await post(swartberg, 'Veterinarian', [480, 620], [day(8), day(9), day(10)], 'Marlene is on leave.')
  await apply(lerato, leave, [day(8), day(9)])
  await post(swartberg, 'Veterinary Nurse', [200, 260], [day(9)])
  await post(beaufort, 'Veterinarian', [520, 700], [day(12)], 'Lambing season; calls at night are shared.')

  const { id } = await api.call('postAvailability', lerato, {
    body: {
      date: day(1),
      end_date: day(40),
      weekdays: [1, 2, 3, 4, 5],
      except: [],
      status: 'available',
      start_time: '08:00',
      end_time: '17:00',
    },
  })
  await api.call('requestBooking', swartberg.account, {
    params: { id: id as AvailabilityId, date: day(15) },
    body: {
      accountid: swartberg.companyId,
      request_dates: [{ date: day(15), start_time: '08:00', end_time: '17:00' }],
      lunch: { allowed: true, paid: false, period: 1 },
      notes: 'Herd visit near Leeu-Gamka.',
    },
  })
}
