import type { Availability } from '#shared/calendar/availability.schema.ts'
import type { Page } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { pageOfCalendar, type ListContext, type PageToken, type Period } from './availability-pages.ts'

export const listAvailability = async (
  context: ListContext,
  { params, query }: { params: Period; query: PageToken },
): Promise<Page<Availability>> => {
  const id = context.caller.account
  if (!(await context.calendars.readHead(id))) throw new DomainError('PROFESSIONAL_NOT_FOUND')
  return pageOfCalendar(context, { professional: id, period: { start: params.start, end: params.end } }, query)
}
