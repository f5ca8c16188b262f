import type { Availability } from '#shared/calendar/availability.schema.ts'
import type { calendarContract } from '#shared/calendar/calendar.contract.ts'
import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { calendarPage, type ListContext } from './availability-pages.ts'

type Input = InputOf<(typeof calendarContract)['listAvailability']>

export const listAvailability = async (context: ListContext, { params, query }: Input): Promise<Page<Availability>> => {
  const id = context.caller.account
  const lock = await context.calendars.readLock(id)
  if (!lock) throw new DomainError('PROFESSIONAL_NOT_FOUND')
  const { start, end } = params
  return calendarPage(context, { professional: id, period: { start, end }, versions: lock.monthVersions }, query)
}
