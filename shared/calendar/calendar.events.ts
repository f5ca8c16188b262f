import * as z from 'zod/mini'
import { LocalDate } from '#shared/kernel/dates.ts'
import { declareEvent, eventMaker } from '#shared/kernel/define-events.ts'
import { AvailabilityId, availabilityIdOf, UserId, type PostingCode } from '#shared/kernel/ids.ts'

/** Days of one posting, sorted, of which those in `off` are marked off. */
type ChangedDays = {
  professional: UserId
  posting: PostingCode
  dates: readonly LocalDate[]
  off?: readonly LocalDate[]
}

/**
 * First and last day alone: a year of dates would be the largest part of what is written. Days marked off have readers.
 */
const Changed = z.strictObject({
  professionalId: UserId,
  date: LocalDate,
  end_date: LocalDate,
  off: z.array(LocalDate),
})

const contentOf = ({ professional, posting, dates, off = [] }: ChangedDays) => {
  const [date = '', end_date = date] = [dates[0], dates.at(-1)]
  return {
    subject: availabilityIdOf(professional, posting),
    data: { professionalId: professional, date, end_date, off: [...off] },
  }
}

const changed = declareEvent({ version: 1, subject: AvailabilityId, data: Changed, of: contentOf })

/** A posting of days in a professional's calendar. */
export const calendarEvents = {
  'availability.posted': changed,
  'availability.changed': changed,
  'availability.removed': {
    ...changed,
    noReaderYet: 'Days without a posting can still be asked for: nothing follows. Metrics of supply will count them.',
  },
}

export const calendarEvent = eventMaker(calendarEvents)
