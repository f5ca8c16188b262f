import type { MadeEvent } from '#shared/kernel/define-events.ts'
import type { Caller } from '#shared/kernel/caller.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { approvalLifecycle } from '#shared/professionals/approval.lifecycle.ts'
import { approvalOf, withCorrected } from '#shared/kernel/sent-back.rules.ts'
import { professionalOf } from '#shared/professionals/professionals.projections.ts'
import { isVerified, isSameRegistration } from '#shared/professionals/professionals.rules.ts'
import { registrationDue } from '#shared/professionals/registration.rules.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import type { LocumStepName } from '#shared/professionals/step-names.ts'
import { professionalEvent } from '#shared/professionals/professionals.events.ts'
import type { Context } from '#functions/platform/context.ts'
import { permit } from '#functions/platform/permit.ts'
import type { AgendaRepository } from '#functions/stores/agenda.repository.ts'
import type { StoredProfessional } from '#functions/stores/professionals.repository.ts'
import { enterReminders } from './enter-reminders.ts'
import { withoutPersonalData } from './personal-data.ts'
import { writeProfile, writeFullProfile, type ProfessionalRepositories } from './write-professional.ts'

export type SaveProfileContext = Pick<Context, 'caller' | 'now' | 'today' | 'checkVersion' | 'execute'> &
  ProfessionalRepositories & { agenda: Pick<AgendaRepository, 'enterNext'> }

export const savedEvent = (caller: Caller, before: StoredProfessional, after: StoredProfessional): MadeEvent => {
  if (before.approved && !after.approved) {
    const step = { state: approvalOf(before), action: 'changeRegistration', facts: {} } as const
    return professionalEvent(permit(caller, approvalLifecycle, step), after, after.id)
  }
  if (approvalOf(before) === 'sent back' && approvalOf(after) === 'waiting') {
    const step = { state: approvalOf(before), action: 'correct', facts: {} } as const
    return professionalEvent(permit(caller, approvalLifecycle, step), after)
  }
  const verified = isVerified(after) && !isVerified(before)
  return professionalEvent(verified ? 'professional.verified' : 'professional.saved', after)
}

const identityOf = ({ files }: StoredProfessional): string | undefined => files.identity_document?.id

/** Adding a first identity document keeps the approval; replacing or removing one doesn't. */
const sameIdentity = (before: StoredProfessional, after: StoredProfessional): boolean =>
  identityOf(before) === undefined || identityOf(before) === identityOf(after)

/**
 * The profile with the changes, of the steps that were saved. An approval covers name, registration and identity
 * document: a change of one of them needs a new approval.
 */
export const profileAfter = (
  before: StoredProfessional,
  given: Partial<StoredProfessional>,
  now: Instant,
  saved: readonly LocumStepName[] = [],
): StoredProfessional => {
  const changed = { ...before, ...given, updatedAt: now }
  const sameRegistered = isSameRegistration(before, changed)
  const approved = before.approved && sameRegistered && sameIdentity(before, changed)
  const sameExpiry =
    before.registration_expiry === changed.registration_expiry &&
    before.registration_renewal === changed.registration_renewal
  const sameDetails = sameRegistered && sameExpiry && identityOf(before) === identityOf(changed)
  const waits = isVerified(changed) && !approved && !before.suspended
  return {
    ...changed,
    approved,
    approvedDocument: approved ? before.approvedDocument : undefined,
    registeredAt: sameDetails ? before.registeredAt : now,
    registration_due: registrationDue(before, changed, now),
    sent_back: withCorrected(before.sent_back, saved, now),
    waitingSince: waits ? (before.waitingSince ?? now) : undefined,
  }
}

/** What a step changes, based on the current profile. */
type Step = (before: StoredProfessional) => Partial<StoredProfessional> | Promise<Partial<StoredProfessional>>

/**
 * Saves a step of the caller's own profile. It is checked within the command, so that a repeat gets the first response;
 * calendar lock and search entries change in the same transaction.
 */
export const saveProfileStep = (
  context: SaveProfileContext,
  saved: readonly LocumStepName[],
  step: Step,
): Promise<Professional> =>
  context.execute(async () => {
    const id = context.caller.account
    const [before, lock] = await Promise.all([context.professionals.getFullProfile(id), context.calendars.readLock(id)])
    if (!before || !lock) throw new DomainError('PROFESSIONAL_NOT_FOUND')
    context.checkVersion(before.updatedAt)
    const given = await step(before)
    const isPersonal = 'idpassport' in given || 'payment_info' in given
    const after = profileAfter(before, given, context.now, saved)
    return {
      writes: [
        ...(isPersonal ? writeFullProfile(context, after, lock) : writeProfile(context, after, lock)),
        ...enterReminders(context, before, after),
      ],
      response: professionalOf(after, context.today),
      events: [savedEvent(context.caller, before, after)],
    }
  }, withoutPersonalData(context.professionals))
