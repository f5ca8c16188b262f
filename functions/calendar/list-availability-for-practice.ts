import type { Availability } from '#shared/calendar/availability.schema.ts'
import type { calendarContract } from '#shared/calendar/calendar.contract.ts'
import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { calendarPage, type ListContext } from './availability-pages.ts'

type Input = InputOf<(typeof calendarContract)['listAvailabilityForPractice']>

/** Locums who are not approved are not found. */
export const listAvailabilityForPractice = async (
  context: ListContext,
  { params, query }: Input,
): Promise<Page<Availability>> => {
  const { professionalId, start, end } = params
  const lock = await context.calendars.readLock(professionalId)
  if (!lock?.approved) throw new DomainError('PROFESSIONAL_NOT_FOUND')
  return calendarPage(
    context,
    { professional: professionalId, period: { start, end }, companyId: query.companyId },
    query,
  )
}
