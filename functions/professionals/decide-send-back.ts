import type { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { DomainError, invalidField } from '#shared/kernel/errors.ts'
import { approvalOf, waitedMinutes } from '#shared/kernel/sent-back.rules.ts'
import { approvalLifecycle } from '#shared/professionals/approval.lifecycle.ts'
import { professionalOf, publicProfessionalOf } from '#shared/professionals/professionals.projections.ts'
import { isVerified } from '#shared/professionals/professionals.rules.ts'
import { expiryProblem, registrationDue } from '#shared/professionals/registration.rules.ts'
import type { PublicProfessional } from '#shared/professionals/professionals.schema.ts'
import { professionalEvent } from '#shared/professionals/professionals.events.ts'
import { checkDecisionSeen, newDecision } from '#functions/checks/check-decision.ts'
import type { Context } from '#functions/platform/context.ts'
import { permit } from '#functions/platform/permit.ts'
import { enterReminders } from '#functions/profiles/enter-reminders.ts'
import { writeProfile, type ProfessionalRepositories } from '#functions/profiles/write-professional.ts'
import type { AgendaRepository } from '#functions/stores/agenda.repository.ts'
import type { CalendarLock } from '#functions/stores/calendars.repository.ts'
import type { StoredProfessional } from '#functions/stores/professionals.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'

type Deps = Pick<Context, 'caller' | 'now' | 'today' | 'execute'> &
  ProfessionalRepositories & { users: UsersRepository; agenda: AgendaRepository }

type Contract = typeof professionalsContract

const readToDecide = async (
  { professionals, calendars }: Deps,
  id: UserId,
): Promise<{ lock: CalendarLock; professional: StoredProfessional }> => {
  const lock = await calendars.readLock(id)
  const professional = await professionals.getFullProfile(id)
  if (!lock || !professional) throw new DomainError('PROFESSIONAL_NOT_FOUND')
  if (professional.suspended) throw new DomainError('SUSPENDED')
  return { lock, professional }
}

/** Of an approved professional: another date, or the answer to what waits. */
const isCheck = (
  { approved, registration_expiry, registration_due: due }: StoredProfessional,
  { expiry, now }: { expiry: LocalDate; now: Instant },
): boolean => approved && (expiry !== registration_expiry || (due !== undefined && due <= now))

/** With the checked expiry, which answers a renewal; the registration waits again from the next reminder on. */
const withChecked = (
  { registration_renewal: _renewal, ...professional }: StoredProfessional,
  expiry: LocalDate,
  now: Instant,
): StoredProfessional => {
  const checked = { ...professional, registration_expiry: expiry, registration_checked_at: now }
  return { ...checked, registration_due: registrationDue(professional, checked, now) }
}

/** Until when an approved professional is registered. */
const setRegistration = async (
  context: Deps,
  { lock, professional }: { lock: CalendarLock; professional: StoredProfessional },
  expiry: LocalDate,
  isUnchangedSinceSeen: boolean,
) => {
  const { caller, now, today } = context
  const step = { state: approvalOf(professional), action: 'setRegistration', facts: { isUnchangedSinceSeen } } as const
  const eventType = permit(caller, approvalLifecycle, step)
  const decided: StoredProfessional = {
    ...withChecked(professional, expiry, now),
    decision: await newDecision(context, 'approved'),
    updatedAt: now,
  }
  return {
    writes: [...writeProfile(context, decided, lock), ...enterReminders(context, professional, decided)],
    response: publicProfessionalOf(professionalOf(decided, today)),
    events: [professionalEvent(eventType, decided, expiry, caller.account)],
  }
}

/**
 * Writes profile, calendar lock and search entries together, so that no locum is found or booked on a revoked approval.
 * It approves only what the super admin saw, including the identity document; deciding the same again changes nothing.
 */
export const decideApproval = (
  context: Deps,
  {
    params: { id },
    body: { approved, registered_at, identity_document, decided_at, registration_expiry: expiry },
  }: InputOf<Contract['decideApproval']>,
): Promise<PublicProfessional> =>
  context.execute(async () => {
    const { caller, now, today } = context
    const { lock, professional } = await readToDecide(context, id)
    checkDecisionSeen(professional, { decided_at })
    const document = professional.files.identity_document?.id
    const isUnchangedSinceSeen =
      identity_document === document && (registered_at === undefined || registered_at === professional.registeredAt)
    const problem = expiry && expiryProblem(expiry, today, professional.approved ? professional : {})
    if (problem) throw invalidField('registration_expiry', problem)
    if (approved && expiry && isCheck(professional, { expiry, now }))
      return setRegistration(context, { lock, professional }, expiry, isUnchangedSinceSeen)
    if (professional.approved === approved) {
      if (approved && !isUnchangedSinceSeen) throw new DomainError('REGISTRATION_CHANGED')
      return { writes: [], response: publicProfessionalOf(professionalOf(professional, today)), events: [] }
    }
    const verified = isVerified(professional)
    const step = { state: approvalOf(professional), facts: { verified, isUnchangedSinceSeen } }
    const eventType = permit(caller, approvalLifecycle, { ...step, action: approved ? 'approve' : 'revokeApproval' })
    const { sent_back: _sentBack, registration_renewal: _renewal, ...rest } = professional
    const decided: StoredProfessional = {
      ...(approved && expiry ? withChecked(rest, expiry, now) : rest),
      approved,
      approvedDocument: approved ? document : undefined,
      waitingSince: approved || !verified ? undefined : now,
      decision: await newDecision(context, approved ? 'approved' : 'approval undone'),
      updatedAt: now,
    }
    return {
      writes: [...writeProfile(context, decided, lock), ...enterReminders(context, professional, decided)],
      response: publicProfessionalOf(professionalOf(decided, today)),
      events: [
        eventType === 'professional.approved'
          ? professionalEvent(eventType, decided, caller.account, waitedMinutes(professional.waitingSince, now))
          : professionalEvent(eventType, decided, caller.account),
      ],
    }
  })

/** Takes a professional out of the queue until what is missing is corrected; their place in it is kept. */
export const sendBackProfessional = (
  context: Deps,
  { params: { id }, body: { missing, registered_at, decided_at } }: InputOf<Contract['sendBackProfessional']>,
): Promise<PublicProfessional> =>
  context.execute(async () => {
    const { caller, now, today } = context
    const { lock, professional } = await readToDecide(context, id)
    checkDecisionSeen(professional, { decided_at })
    const facts = {
      verified: isVerified(professional),
      isUnchangedSinceSeen: registered_at === undefined || registered_at === professional.registeredAt,
    }
    const step = { state: approvalOf(professional), action: 'sendBack', facts } as const
    const eventType = permit(caller, approvalLifecycle, step)
    const decided: StoredProfessional = {
      ...professional,
      sent_back: { at: now, missing },
      decision: await newDecision(context, 'sent back'),
      updatedAt: now,
    }
    const waited = waitedMinutes(professional.waitingSince, now)
    return {
      writes: writeProfile(context, decided, lock),
      response: publicProfessionalOf(professionalOf(decided, today)),
      events: [professionalEvent(eventType, decided, caller.account, missing, waited)],
    }
  })
