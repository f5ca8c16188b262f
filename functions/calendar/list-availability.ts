import type { Availability } from '#shared/calendar/availability.schema.ts'
import type { calendarContract } from '#shared/calendar/calendar.contract.ts'
import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { calendarPage, type ListContext } from './availability-pages.ts'

type Contract = typeof calendarContract

export const listAvailability = async (
  context: ListContext,
  { params, query }: InputOf<Contract['listAvailability']>,
): Promise<Page<Availability>> => {
  const id = context.caller.account
  const lock = await context.calendars.readLock(id)
  if (!lock) throw new DomainError('PROFESSIONAL_NOT_FOUND')
  const { start, end } = params
  return calendarPage(context, { professional: id, period: { start, end }, versions: lock.monthVersions }, query)
}

/** Locums who are not approved are not found. */
export const listAvailabilityForPractice = async (
  context: ListContext,
  { params, query }: InputOf<Contract['listAvailabilityForPractice']>,
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
