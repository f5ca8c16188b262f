import { pastHoursError } from '#shared/calendar/posting.rules.ts'
import { type Instant, todayAt } from '#shared/kernel/dates.ts'
import { text } from './locum-calendar.text.ts'
import { whyNotUntil } from './draft.ts'
import { saidAlike } from './calendar-changes.ts'
import type { DraftDays } from './use-draft-days.ts'

type Known = Pick<DraftDays, 'chosen' | 'draft' | 'days' | 'said' | 'changed' | 'unread' | 'unclear' | 'known'>

/** Why a draft can't be saved yet. */
export const whyNotSaved = (
  { chosen: [first], draft: { repeat }, days, said, changed, unread, unclear, known }: Known,
  now: Instant,
): string | undefined => {
  if (unread) return text.unread
  const wrong = first && repeat && whyNotUntil(repeat, first, todayAt(now))
  if (wrong) return `${wrong}.`
  if (days.length === 0) return 'There are no days left to save.'
  if (said.some(({ said: { start_time, end_time } }) => start_time && start_time === end_time))
    return 'Choose two different times.'
  if (unclear)
    return text.setBoth(
      unclear.date,
      known.days.get(unclear.date)?.start_time ? `${unclear.said.start_time}–${unclear.said.end_time}` : undefined,
    )
  const [over] = saidAlike({ calendar: known, days: changed }).flatMap(
    (part) => pastHoursError(part.dates, part.said, now) ?? [],
  )
  if (over) return `${over}.`
  return changed.length > 0 ? undefined : 'No changes yet.'
}
