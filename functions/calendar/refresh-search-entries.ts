import type { calendarContract } from '#shared/calendar/calendar.contract.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { professionalOf } from '#shared/professionals/professionals.projections.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import { withoutPersonalData } from '#functions/profiles/personal-data.ts'
import { writeLockAndSearchEntries, type ProfessionalRepositories } from '#functions/profiles/write-professional.ts'

type Deps = Pick<Context, 'today' | 'execute'> & ProfessionalRepositories
type Input = InputOf<(typeof calendarContract)['refreshSearchEntries']>

/** The lock is read first, so that a profile saved in between is noticed by the lock's version. */
export const refreshSearchEntries = (context: Deps, { params }: Input): Promise<Professional> =>
  context.execute(async () => {
    const lock = await context.calendars.readLock(params.userId)
    const professional = await context.professionals.getFullProfile(params.userId)
    if (!lock || !professional) throw new DomainError('PROFESSIONAL_NOT_FOUND')
    return {
      writes: writeLockAndSearchEntries(context, professional, lock),
      response: professionalOf(professional, context.today),
      events: [],
    }
  }, withoutPersonalData(context.professionals))
