import { pastHoursError } from '#shared/calendar/posting.rules.ts'
import { type Instant, todayAt, type LocalDate, formatCardDate } from '#shared/kernel/dates.ts'
import { untilError } from './draft.ts'
import { groupChanges } from './calendar-changes.ts'
import type { DraftDays } from './use-draft-days.ts'

const setBoth = (date: LocalDate, hours: string | undefined) =>
  hours
    ? `Choose both a start and an end. Otherwise ${formatCardDate(date)} would be ${hours}.`
    : `Choose both a start and an end. ${formatCardDate(date)} has no hours yet.`

type SaveCheck = Pick<
  DraftDays,
  'chosen' | 'draft' | 'days' | 'availability' | 'changed' | 'loadFailed' | 'dayNeedingTimes' | 'known'
>

/** Why a draft can't be saved yet. */
export const saveBlocker = (
  { chosen: [first], draft: { repeat }, days, availability, changed, loadFailed, dayNeedingTimes, known }: SaveCheck,
  now: Instant,
): string | undefined => {
  if (loadFailed) return 'Your calendar beyond this month could not be loaded. Try again in a moment.'
  const wrong = first && repeat && untilError(repeat, first, todayAt(now))
  if (wrong) return `${wrong}.`
  if (days.length === 0) return 'There are no days left to save.'
  if (availability.some(({ availability: { start_time, end_time } }) => start_time && start_time === end_time))
    return 'Choose two different times.'
  if (dayNeedingTimes)
    return setBoth(
      dayNeedingTimes.date,
      known.days.get(dayNeedingTimes.date)?.start_time
        ? `${dayNeedingTimes.availability.start_time}–${dayNeedingTimes.availability.end_time}`
        : undefined,
    )
  const [over] = groupChanges({ calendar: known, days: changed }).flatMap(
    (part) => pastHoursError(part.dates, part.availability, now) ?? [],
  )
  if (over) return `${over}.`
  return changed.length > 0 ? undefined : 'No changes yet.'
}
