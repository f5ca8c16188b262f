import { DomainError, quotaExceeded } from '#shared/kernel/errors.ts'
import { isSessionOver } from '#shared/identity/session.rules.ts'
import { endOfDay, type Instant, type LocalDate } from '#shared/kernel/dates.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import { professionalOf, publicProfessionalOf } from '#shared/professionals/professionals.projections.ts'
import type { Professional, PublicProfessional } from '#shared/professionals/professionals.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { ProfessionalsRepository, StoredProfessional } from '#functions/stores/professionals.repository.ts'

/** Notes that a practice opens a profile on a day; false once it has opened as many others as it may. */
type OpenedProfiles = {
  noteOpened: (practice: CompanyId, professional: UserId, today: LocalDate, limit: number) => Promise<boolean>
}
type Reading = Pick<Context, 'actor' | 'now' | 'today' | 'newCode' | 'log'> & {
  professionals: ProfessionalsRepository
  companies: OpenedProfiles
}

const found = async (professionals: ProfessionalsRepository, id: UserId): Promise<StoredProfessional> => {
  const professional = await professionals.getWhole(id)
  if (!professional) throw new DomainError('PROFESSIONAL_NOT_FOUND')
  return professional
}

export const getOwnProfessional = async ({
  actor,
  today,
  professionals,
}: Pick<Reading, 'actor' | 'today' | 'professionals'>): Promise<Professional> => {
  const professional = await found(professionals, actor.user.id)
  if (isSessionOver(actor, professional)) throw new DomainError('UNAUTHENTICATED')
  return professionalOf(professional, today)
}

/** Identity number and bank details are in it, so that it is written down first who reads them. */
const readWhole = async (
  { actor, now, today, newCode, log, professionals }: Reading,
  id: UserId,
): Promise<Professional> => {
  const professional = await found(professionals, id)
  await professionals.addView(
    id,
    { by: actor.user.id, role: actor.user.role, document: 'profile', at: now },
    newCode('V'),
  )
  log.info('whole profile read', { professional: id })
  return professionalOf(professional, today)
}

/** A practice opens so many different profiles a day. */
const countOpened = async ({ actor, today, companies }: Reading, id: UserId): Promise<void> => {
  if (!actor.practice || (await companies.noteOpened(actor.practice, id, today, quotas.profilesPerPracticeDay))) return
  throw quotaExceeded({ name: 'profilesPerPracticeDay', until: endOfDay(today) })
}

/** Whole for oneself and a super admin. A locum sees no other locum; a practice sees the public part of those whose verification is complete. */
export const getProfessional = async (context: Reading, id: UserId): Promise<Professional | PublicProfessional> => {
  const { actor, today, professionals } = context
  if (actor.user.id === id) return getOwnProfessional(context)
  if (actor.user.role === 'SuperAdmin') return readWhole(context, id)
  const profile = actor.user.role === 'CompanyAdmin' ? await professionals.getProfile(id) : undefined
  if (!profile || !(profile.approved || profile.waitingSince !== undefined))
    throw new DomainError('PROFESSIONAL_NOT_FOUND')
  await countOpened(context, id)
  return publicProfessionalOf(professionalOf(profile, today))
}

export const updateLastActive = (
  { run, now, professionals }: Pick<Context, 'run' | 'now'> & Pick<Reading, 'professionals'>,
  id: UserId,
): Promise<{ lastActiveAt: Instant }> =>
  run(async () => {
    if (!(await professionals.getProfile(id))) throw new DomainError('PROFESSIONAL_NOT_FOUND')
    return { writes: [professionals.touch(id, now)], answer: { lastActiveAt: now }, events: [] }
  })
