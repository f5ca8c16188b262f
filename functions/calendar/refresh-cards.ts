import type { calendarContract } from '#shared/calendar/calendar.contract.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { professionalOf } from '#shared/professionals/professionals.projections.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import { withoutPrivate } from '#functions/profiles/private-answers.ts'
import { writeHeadAndCards, type ProfessionalStores } from '#functions/profiles/write-professional.ts'

type Needs = Pick<Context, 'today' | 'run'> & ProfessionalStores
type Input = InputOf<(typeof calendarContract)['refreshCards']>

/** The lock is read first, so that a profile saved in between is noticed by the lock's version. */
export const refreshCards = (context: Needs, { params }: Input): Promise<Professional> =>
  context.run(async () => {
    const head = await context.calendars.readHead(params.userId)
    const professional = await context.professionals.getFullProfile(params.userId)
    if (!head || !professional) throw new DomainError('PROFESSIONAL_NOT_FOUND')
    return {
      writes: writeHeadAndCards(context, professional, head),
      answer: professionalOf(professional, context.today),
      events: [],
    }
  }, withoutPrivate(context.professionals))
