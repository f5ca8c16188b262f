import type { Availability } from '#shared/calendar/availability.schema.ts'
import type { calendarContract } from '#shared/calendar/calendar.contract.ts'
import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { calendarPage, type ListContext } from './availability-pages.ts'

type Contract = typeof calendarContract

/** Undefined of whoever has none. */
const wholeCalendar = async (
  context: ListContext,
  id: UserId,
  { params: { start, end }, query }: Pick<InputOf<Contract['listAvailability']>, 'params' | 'query'>,
): Promise<Page<Availability> | undefined> => {
  const lock = await context.calendars.readLock(id)
  return (
    lock && calendarPage(context, { professional: id, period: { start, end }, versions: lock.monthVersions }, query)
  )
}

export const listAvailability = async (
  context: ListContext,
  input: InputOf<Contract['listAvailability']>,
): Promise<Page<Availability>> => {
  const page = await wholeCalendar(context, context.caller.account, input)
  if (!page) throw new DomainError('PROFESSIONAL_NOT_FOUND')
  return page
}

/** For a super admin. */
export const listAvailabilityOfLocum = async (
  context: ListContext,
  input: InputOf<Contract['listAvailabilityOfLocum']>,
): Promise<Page<Availability>> => (await wholeCalendar(context, input.params.userId, input)) ?? { items: [] }

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
