import { endOfDay } from '#shared/kernel/dates.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError, quotaExceeded } from '#shared/kernel/errors.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import type { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import { professionalOf, publicProfessionalOf } from '#shared/professionals/professionals.projections.ts'
import type { Professional, PublicProfessional } from '#shared/professionals/professionals.schema.ts'
import { canViewLocum } from '#functions/access/can-view-locum.ts'
import { recordView } from '#functions/access/record-view.ts'
import type { Context } from '#functions/platform/context.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'
import { getOwnProfessional } from './get-own-professional.ts'
import { readFullProfile } from './read-full-profile.ts'

type Deps = Pick<Context, 'caller' | 'checkSession' | 'now' | 'today' | 'newCode' | 'log'> & {
  professionals: ProfessionalsRepository
  companies: Pick<CompaniesRepository, 'recordOpened'>
  bookings: Pick<BookingsRepository, 'eachOf'>
}
type Input = InputOf<(typeof professionalsContract)['getProfessional']>

/** Includes identity number and bank details, so the reading is recorded first. */
const readForAdmin = async (context: Deps, id: UserId): Promise<Professional> => {
  const professional = await readFullProfile(context.professionals, id)
  await recordView(context, id, 'profile')
  return professionalOf(professional, context.today)
}

/** Limits how many different profiles a practice opens in a day. */
const countOpened = async ({ caller, today, companies }: Deps, id: UserId): Promise<void> => {
  const { practice } = caller
  if (!practice || (await companies.recordOpened(practice.id, id, today, quotas.profilesPerPracticeDay))) return
  throw quotaExceeded({ name: 'profilesPerPracticeDay', until: endOfDay(today) })
}

/**
 * Complete for oneself and super admins. Locums see no other locum; practices see the public part of approved ones, and
 * of those who are booked with them.
 */
export const getProfessional = async (
  context: Deps,
  { params: { id } }: Input,
): Promise<Professional | PublicProfessional> => {
  const { caller, today, professionals } = context
  if (caller.account === id) return getOwnProfessional(context)
  if (caller.party === 'admin') return readForAdmin(context, id)
  const profile = caller.party === 'practice' ? await professionals.getProfile(id) : undefined
  if (!profile || !(await canViewLocum(context, caller.practice?.id, { id, approved: profile.approved })))
    throw new DomainError('PROFESSIONAL_NOT_FOUND')
  await countOpened(context, id)
  return publicProfessionalOf(professionalOf(profile, today))
}
