import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError, quotaExceeded } from '#shared/kernel/errors.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import type { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { StarredPractice } from '#shared/professionals/instant-booking.schema.ts'
import { changeInstantBooking, type InstantBookingDeps } from './instant-booking.ts'

type Input = InputOf<(typeof professionalsContract)['starPractice']>

/** Starred practices that have since been deleted are removed. */
export const starPractice = (
  context: InstantBookingDeps,
  { params: { companyId: id } }: Input,
): Promise<StarredPractice> =>
  changeInstantBooking(context, async (choice) => {
    const known = await context.companies.listByIds([...new Set([...choice.practices, id])])
    if (!known.some((company) => company.id === id)) throw new DomainError('COMPANY_NOT_FOUND')
    const practices = known.map((company) => company.id)
    if (practices.length > quotas.starredPracticesPerLocum) throw quotaExceeded({ name: 'starredPracticesPerLocum' })
    return { after: { ...choice, practices }, response: { id, starred: true } }
  })
