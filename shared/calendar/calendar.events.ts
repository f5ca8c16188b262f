import * as z from 'zod/mini'
import { LocalDate } from '#shared/kernel/dates.ts'
import { declareEvent, eventMaker } from '#shared/kernel/define-events.ts'
import { AvailabilityId, availabilityIdOf, UserId, type PostingCode } from '#shared/kernel/ids.ts'

/** Days of one posting, sorted; those in `off` are marked Unavailable. */
type ChangedDays = {
  professional: UserId
  posting: PostingCode
  dates: readonly LocalDate[]
  off?: readonly LocalDate[]
}

/** Only the first and last day, since a year of dates would be large; readers need the single days of `off` only. */
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

export const calendarEvents = {
  'availability.posted': changed,
  'availability.changed': changed,
  'availability.removed': {
    ...changed,
    noReaderYet: 'Days without a posting can still be requested, so nothing follows.',
  },
}

export const calendarEvent = eventMaker(calendarEvents)
