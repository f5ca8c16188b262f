import { DomainError } from '../../shared/kernel/errors.ts'
import { approvalLifecycle } from '../../shared/professionals/approval.lifecycle.ts'
import { professionalOf } from '../../shared/professionals/professionals.projections.ts'
import { isVerified, sameRegistration } from '../../shared/professionals/professionals.rules.ts'
import type { ExperienceStep, Professional, ProfessionalVerification, WorkHours } from '../../shared/professionals/professionals.schema.ts'
import type { CalendarsRepository } from '../calendars/calendars.repository.ts'
import type { Context } from '../platform/context.ts'
import type { OptionsRepository } from '../options/options.repository.ts'
import { eventOf } from '../platform/event-of.ts'
import type { ProfessionalsRepository, StoredProfessional } from '../professionals/professionals.repository.ts'
import { checkChosen } from './known-options.ts'

type Saving = Pick<Context, 'actor' | 'now' | 'today' | 'run'> & { professionals: ProfessionalsRepository; calendars: CalendarsRepository }

const eventType = (before: StoredProfessional, after: StoredProfessional): string => {
  if (before.approved && !after.approved) return eventOf(approvalLifecycle, { state: 'approved', action: 'change registration', by: 'Locum', facts: {} })
  return isVerified(after) && !isVerified(before) ? 'professional.verified' : 'professional.saved'
}

/**
 * Saves a step of one's own profile. An approval is for a registration: whoever changes profession, council number or ID
 * waits to be approved again, and the lock says so in the same transaction.
 */
const saveStep = (context: Saving, step: Partial<StoredProfessional>): Promise<Professional> =>
  context.run(async () => {
    const { id } = context.actor.user
    const [before, head] = await Promise.all([context.professionals.getWhole(id), context.calendars.readHead(id)])
    if (!before || !head) throw new DomainError('PROFESSIONAL_NOT_FOUND')
    const changed = { ...before, ...step, updatedAt: context.now }
    const approved = before.approved && sameRegistration(before, changed)
    const waitingSince = isVerified(changed) && !approved ? (before.waitingSince ?? context.now) : undefined
    const after = { ...changed, approved, waitingSince }
    return {
      writes: [
        context.professionals.putProfile(after),
        ...('idpassport' in step ? [context.professionals.putPrivate(after)] : []),
        ...(approved === head.approved ? [] : [context.calendars.writeHead(id, { ...head, approved })]),
      ],
      answer: professionalOf(after, context.today),
      events: [{ type: eventType(before, after), subject: id, data: { professionalId: id, professionalName: after.name } }],
    }
  })

export const saveVerification = async (
  context: Saving & { options: OptionsRepository },
  body: ProfessionalVerification,
): Promise<Professional> => {
  await checkChosen(context.options, context.now, { profession: body.profession, ...body.address }, { profession: 'profession', region: 'address.region' })
  return saveStep(context, { ...body, name: `${body.first_name} ${body.last_name}` })
}

export const saveExperience = (context: Saving, { start_date, companies_worked_for, skills }: ExperienceStep): Promise<Professional> => {
  if (start_date < '1940-01-01') throw new DomainError('VALIDATION_FAILED', { fields: [{ field: 'start_date', message: 'Date is too long ago' }] })
  if (start_date > context.today) throw new DomainError('VALIDATION_FAILED', { fields: [{ field: 'start_date', message: 'Date can not be in the future' }] })
  return saveStep(context, { experience: { start_date, companies_worked_for }, skills })
}

export const saveWorkHours = (context: Saving, working_hours: WorkHours): Promise<Professional> => saveStep(context, { working_hours })
