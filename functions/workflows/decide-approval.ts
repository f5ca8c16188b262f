import { DomainError } from '../../shared/kernel/errors.ts'
import type { UserId } from '../../shared/kernel/ids.ts'
import { approvalLifecycle } from '../../shared/professionals/approval.lifecycle.ts'
import { professionalOf, publicProfessionalOf } from '../../shared/professionals/professionals.projections.ts'
import { isVerified } from '../../shared/professionals/professionals.rules.ts'
import type { PublicProfessional } from '../../shared/professionals/professionals.schema.ts'
import type { CalendarsRepository } from '../calendars/calendars.repository.ts'
import type { Context } from '../platform/context.ts'
import { eventOf } from '../platform/event-of.ts'
import type { ProfessionalsRepository } from '../professionals/professionals.repository.ts'

export type DecideApprovalContext = Pick<Context, 'actor' | 'now' | 'today' | 'run'> & {
  professionals: ProfessionalsRepository
  calendars: CalendarsRepository
}

/** Writes profile and lock together, so that nobody is booked on an approval that has just gone. Deciding the same again changes nothing. */
export const decideApproval = (context: DecideApprovalContext, id: UserId, approved: boolean): Promise<PublicProfessional> =>
  context.run(async () => {
    const { actor, now, today, professionals, calendars } = context
    const head = await calendars.readHead(id)
    const professional = await professionals.getWhole(id)
    if (!head || !professional) throw new DomainError('PROFESSIONAL_NOT_FOUND')
    if (professional.approved === approved) return { writes: [], answer: publicProfessionalOf(professionalOf(professional, today)), events: [] }

    const verified = isVerified(professional)
    const action = approved ? 'approve' : 'remove approval'
    const type = eventOf(approvalLifecycle, { state: approved ? 'waiting' : 'approved', action, by: actor.user.role, facts: { verified } })
    const decided = { ...professional, approved, waitingSince: approved || !verified ? undefined : now, updatedAt: now }
    return {
      writes: [professionals.putProfile(decided), calendars.writeHead(id, { ...head, approved })],
      answer: publicProfessionalOf(professionalOf(decided, today)),
      events: [{ type, subject: id, data: { professionalId: id, professionalName: professional.name, by: actor.user.id } }],
    }
  })
