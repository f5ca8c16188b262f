import { DomainError } from '../../shared/kernel/errors.ts'
import { approvalLifecycle } from '../../shared/professionals/approval.lifecycle.ts'
import { professionalOf } from '../../shared/professionals/professionals.projections.ts'
import { isVerified, sameRegistration } from '../../shared/professionals/professionals.rules.ts'
import type { Professional } from '../../shared/professionals/professionals.schema.ts'
import type { Context } from '../platform/context.ts'
import { eventOf } from '../platform/event-of.ts'
import type { StoredProfessional } from '../professionals/professionals.repository.ts'
import { writeProfile, writeWhole, type ProfessionalStores } from './write-professional.ts'

export type Saving = Pick<Context, 'actor' | 'now' | 'today' | 'run'> & ProfessionalStores

const eventType = (before: StoredProfessional, after: StoredProfessional): string => {
  if (before.approved && !after.approved) return eventOf(approvalLifecycle, { state: 'approved', action: 'change registration', by: 'Locum', facts: {} })
  return isVerified(after) && !isVerified(before) ? 'professional.verified' : 'professional.saved'
}

/** What a step changes of the profile as it stands. */
type Step = (before: StoredProfessional) => Partial<StoredProfessional> | Promise<Partial<StoredProfessional>>

/**
 * Saves a step of one's own profile. The step is made, and checked, within the command: a repeat under one key hears the
 * first answer, though a list of options or the day has changed since. An approval is for a registration: whoever changes
 * profession, council number or ID waits to be approved again, and lock and cards say so in the same transaction.
 */
export const saveStep = (context: Saving, step: Step): Promise<Professional> =>
  context.run(async () => {
    const { id } = context.actor.user
    const [before, head] = await Promise.all([context.professionals.getWhole(id), context.calendars.readHead(id)])
    if (!before || !head) throw new DomainError('PROFESSIONAL_NOT_FOUND')
    const given = await step(before)
    const isPrivate = 'idpassport' in given || 'payment_info' in given
    const changed = { ...before, ...given, updatedAt: context.now }
    const approved = before.approved && sameRegistration(before, changed)
    const waitingSince = isVerified(changed) && !approved ? (before.waitingSince ?? context.now) : undefined
    const after = { ...changed, approved, waitingSince }
    return {
      writes: isPrivate ? writeWhole(context, after, head) : writeProfile(context, after, head),
      answer: professionalOf(after, context.today),
      events: [{ type: eventType(before, after), subject: id, data: { professionalId: id, professionalName: after.name } }],
    }
  })
