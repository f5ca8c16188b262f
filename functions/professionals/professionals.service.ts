import { DomainError } from '../../shared/kernel/errors.ts'
import type { UserId } from '../../shared/kernel/ids.ts'
import { professionalOf, publicProfessionalOf } from '../../shared/professionals/professionals.projections.ts'
import { isVerified } from '../../shared/professionals/professionals.rules.ts'
import type {
  ExperienceStep,
  Professional,
  ProfessionalVerification,
  PublicProfessional,
  WorkHours,
} from '../../shared/professionals/professionals.schema.ts'
import type { Context } from '../platform/context.ts'
import type { ProfessionalsRepository, StoredProfessional } from './professionals.repository.ts'

type Reading = Pick<Context, 'actor' | 'today'> & { professionals: ProfessionalsRepository }
type Saving = Reading & Pick<Context, 'now' | 'run'>

const found = async (professionals: ProfessionalsRepository, id: UserId): Promise<StoredProfessional> => {
  const professional = await professionals.getWhole(id)
  if (!professional) throw new DomainError('PROFESSIONAL_NOT_FOUND')
  return professional
}

export const getOwnProfessional = async ({ actor, today, professionals }: Reading): Promise<Professional> =>
  professionalOf(await found(professionals, actor.user.id), today)

/** A locum sees no other locum; a practice sees those whose verification is complete. */
export const getProfessional = async ({ actor, today, professionals }: Reading, id: UserId): Promise<PublicProfessional> => {
  if (actor.user.role === 'Locum' && id !== actor.user.id) throw new DomainError('PROFESSIONAL_NOT_FOUND')
  const professional = await found(professionals, id)
  if (actor.user.role === 'CompanyAdmin' && !isVerified(professional)) throw new DomainError('PROFESSIONAL_NOT_FOUND')
  return publicProfessionalOf(professional, today)
}

const saveStep = (context: Saving, step: Partial<StoredProfessional>, withPrivate = false): Promise<Professional> =>
  context.run(async () => {
    const before = await found(context.professionals, context.actor.user.id)
    const changed = { ...before, ...step, updatedAt: context.now }
    const verified = isVerified(changed)
    const waitingSince = verified && !changed.approved ? (before.waitingSince ?? context.now) : undefined
    const after = { ...changed, waitingSince }
    return {
      writes: [context.professionals.putProfile(after), ...(withPrivate ? [context.professionals.putPrivate(after)] : [])],
      answer: professionalOf(after, context.today),
      events: [
        {
          type: verified && !isVerified(before) ? 'professional.verified' : 'professional.saved',
          subject: after.id,
          data: { professionalId: after.id, professionalName: after.name },
        },
      ],
    }
  })

export const saveVerification = (context: Saving, body: ProfessionalVerification): Promise<Professional> =>
  saveStep(context, { ...body, name: `${body.first_name} ${body.last_name}` }, true)

export const saveExperience = (context: Saving, { start_date, companies_worked_for, skills }: ExperienceStep): Promise<Professional> =>
  saveStep(context, { experience: { start_date, companies_worked_for }, skills })

export const saveWorkHours = (context: Saving, working_hours: WorkHours): Promise<Professional> => saveStep(context, { working_hours })
