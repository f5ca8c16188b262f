import { DomainError, quotaExceeded } from '#shared/kernel/errors.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { professionalOf, publicProfessionalOf } from '#shared/professionals/professionals.projections.ts'
import type { Professional, PublicProfessional } from '#shared/professionals/professionals.schema.ts'
import { endOfDay } from '#shared/kernel/dates.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import type { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { ProfessionalsRepository, StoredProfessional } from '#functions/stores/professionals.repository.ts'
import { recordView } from '#functions/access/record-view.ts'
import type { Context } from '#functions/platform/context.ts'
import { canViewLocum } from '#functions/access/can-view-locum.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { WalletsRepository } from '#functions/stores/wallets.repository.ts'
import { readWallet } from '#functions/stores/wallets.view.ts'

type Contract = typeof professionalsContract

const readFullProfile = async (
  professionals: Pick<ProfessionalsRepository, 'getFullProfile'>,
  id: UserId,
): Promise<StoredProfessional> => {
  const professional = await professionals.getFullProfile(id)
  if (!professional) throw new DomainError('PROFESSIONAL_NOT_FOUND')
  return professional
}

type OwnDeps = Pick<Context, 'caller' | 'checkSession' | 'now' | 'today' | 'newCode' | 'log'> & {
  professionals: Pick<ProfessionalsRepository, 'getFullProfile' | 'addView'>
  wallets: Pick<WalletsRepository, 'listEntries'>
}

/** Recorded only if somebody else acts for the professional. */
export const getOwnProfessional = async (context: OwnDeps): Promise<Professional> => {
  const { caller, checkSession, today, professionals, wallets } = context
  const [professional, walletTransactions] = await Promise.all([
    readFullProfile(professionals, caller.account),
    readWallet(wallets, caller.account, 'professional'),
  ])
  checkSession(professional)
  if (caller.principal.user !== caller.account) await recordView(context, caller.account, 'profile')
  return { ...professionalOf(professional, today), walletTransactions }
}

type Deps = OwnDeps &
  Pick<Context, 'mark'> & {
    professionals: ProfessionalsRepository
    companies: Pick<CompaniesRepository, 'recordOpened'>
    bookings: Pick<BookingsRepository, 'eachOf'>
  }

/** Includes identity number and bank details, so the reading is recorded first. */
const readForAdmin = async (context: Deps, id: UserId): Promise<Professional> => {
  const professional = await readFullProfile(context.professionals, id)
  await recordView(context, id, 'profile')
  return professionalOf(professional, context.today)
}

/** Limits how many different profiles a practice opens in a day. */
const countOpened = async ({ caller, today, mark, companies }: Deps, id: UserId): Promise<void> => {
  const { practice } = caller
  if (!practice) return
  const count = () => companies.recordOpened(practice.id, id, today, quotas.profilesPerPracticeDay)
  if (await mark(count, async () => true)) return
  throw quotaExceeded({ name: 'profilesPerPracticeDay', until: endOfDay(today) })
}

/**
 * Complete for oneself and super admins. Locums see no other locum; practices see the public part of approved ones, and
 * of those who are booked with them.
 */
export const getProfessional = async (
  context: Deps,
  { params: { id } }: InputOf<Contract['getProfessional']>,
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
