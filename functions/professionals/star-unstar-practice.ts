import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError, quotaExceeded } from '#shared/kernel/errors.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import type { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { StarredPractice } from '#shared/professionals/instant-booking.schema.ts'
import { changeInstantBooking, type InstantBookingDeps } from './change-instant-booking.ts'

type Contract = typeof professionalsContract

/** Starred practices that have since been deleted are removed. */
export const starPractice = (
  context: InstantBookingDeps,
  { params: { companyId: id } }: InputOf<Contract['starPractice']>,
): Promise<StarredPractice> =>
  changeInstantBooking(context, async (choice) => {
    const known = await context.companies.listByIds([...new Set([...choice.practices, id])])
    if (!known.some((company) => company.id === id)) throw new DomainError('COMPANY_NOT_FOUND')
    const practices = known.map((company) => company.id)
    if (practices.length > quotas.starredPracticesPerLocum) throw quotaExceeded({ name: 'starredPracticesPerLocum' })
    return { after: { ...choice, practices }, response: { id, starred: true } }
  })

export const unstarPractice = (
  context: InstantBookingDeps,
  { params: { companyId: id } }: InputOf<Contract['unstarPractice']>,
): Promise<StarredPractice> =>
  changeInstantBooking(context, (choice) =>
    Promise.resolve({
      after: { ...choice, practices: choice.practices.filter((practice) => practice !== id) },
      response: { id, starred: false },
    }),
  )
