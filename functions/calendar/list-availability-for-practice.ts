import type { Availability } from '#shared/calendar/availability.schema.ts'
import type { Page } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { pageOfCalendar, type ListContext, type PageToken, type Period } from './availability-pages.ts'

/** Who is not approved is not there. */
export const listAvailabilityForPractice = async (
  context: ListContext,
  { params, query }: { params: Period & { professionalId: UserId }; query: PageToken & { companyId: CompanyId } },
): Promise<Page<Availability>> => {
  const { professionalId, start, end } = params
  const head = await context.calendars.readHead(professionalId)
  if (!head?.approved) throw new DomainError('PROFESSIONAL_NOT_FOUND')
  return pageOfCalendar(
    context,
    { professional: professionalId, period: { start, end }, companyId: query.companyId },
    query,
  )
}
