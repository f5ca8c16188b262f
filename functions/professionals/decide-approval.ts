import type { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { approvalLifecycle, approvalOf } from '#shared/professionals/approval.lifecycle.ts'
import { professionalOf, publicProfessionalOf } from '#shared/professionals/professionals.projections.ts'
import { isVerified } from '#shared/professionals/professionals.rules.ts'
import type { PublicProfessional } from '#shared/professionals/professionals.schema.ts'
import { professionalEvent } from '#shared/professionals/professionals.events.ts'
import type { Context } from '#functions/platform/context.ts'
import { permit } from '#functions/platform/permit.ts'
import { writeProfile, type ProfessionalRepositories } from '#functions/profiles/write-professional.ts'

type Deps = Pick<Context, 'caller' | 'now' | 'today' | 'execute'> & ProfessionalRepositories

type Input = InputOf<(typeof professionalsContract)['decideApproval']>

/**
 * Writes profile, calendar lock and search entries together, so that nobody is found or booked on a revoked approval.
 * It approves only what the super admin saw, including the identity document; deciding the same again changes nothing.
 */
export const decideApproval = (
  context: Deps,
  { params: { id }, body: { approved, registered_at, identity_document } }: Input,
): Promise<PublicProfessional> =>
  context.execute(async () => {
    const { caller, now, today, professionals, calendars } = context
    const lock = await calendars.readLock(id)
    const professional = await professionals.getFullProfile(id)
    if (!lock || !professional) throw new DomainError('PROFESSIONAL_NOT_FOUND')
    if (professional.suspended) throw new DomainError('SUSPENDED')
    const document = professional.files.identity_document?.id
    const isUnchangedSinceSeen =
      identity_document === document && (registered_at === undefined || registered_at === professional.registeredAt)
    if (professional.approved === approved) {
      if (approved && !isUnchangedSinceSeen) throw new DomainError('REGISTRATION_CHANGED')
      return { writes: [], response: publicProfessionalOf(professionalOf(professional, today)), events: [] }
    }
    const verified = isVerified(professional)
    const action = approved ? 'approve' : 'revokeApproval'
    const eventType = permit(caller, approvalLifecycle, {
      state: approvalOf(professional),
      action,
      facts: { verified, isUnchangedSinceSeen },
    })
    const decided = {
      ...professional,
      approved,
      approvedDocument: approved ? document : undefined,
      waitingSince: approved || !verified ? undefined : now,
      updatedAt: now,
    }
    return {
      writes: writeProfile(context, decided, lock),
      response: publicProfessionalOf(professionalOf(decided, today)),
      events: [professionalEvent(eventType, decided, caller.account)],
    }
  })
