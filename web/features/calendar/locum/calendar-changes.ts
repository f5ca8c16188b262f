import type { QueryClient } from '@tanstack/react-query'
import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { overForToday } from '#shared/calendar/posting.rules.ts'
import type { AvailabilityId } from '#shared/kernel/ids.ts'
import { editDays, postDays, removeDays, yearQuery } from './locum-calendar.api.ts'
import { patternOf, type Said } from './draft.ts'
import { isSaid, saidBefore } from './draft-start.ts'
import { daysOfPosting, type OwnCalendar, type OwnDay, sharedPosting } from '#web/components/calendar/own-calendar.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { expectOnline } from '#web/platform/api-client.ts'
import { runSteps, type Undo } from './run-steps.ts'

/** Days that were told the same, and in one posting. */
const alike = (days: readonly OwnDay[]): { said: Said; posting: AvailabilityId | undefined; dates: LocalDate[] }[] =>
  [...Map.groupBy(days, (day) => JSON.stringify([day.posting, saidBefore(day)])).values()].flatMap((same) => {
    const said = same[0] && saidBefore(same[0])
    return said ? [{ said, posting: same[0]?.posting, dates: same.map(({ date }) => date) }] : []
  })

const allChanged = (error: unknown): boolean =>
  error instanceof ApiError && error.details?.fields?.some(({ field }) => field === 'posting') === true

/** Answers the days that stay as they are, since somebody changed them meanwhile. */
async function bringBack(
  { said, posting, dates }: ReturnType<typeof alike>[number],
  instead_of: Said | undefined,
): Promise<readonly LocalDate[]> {
  try {
    const { days } = await postDays({
      ...patternOf(dates),
      ...said,
      ...(posting && { posting }),
      ...(instead_of && { instead_of }),
    })
    return dates.filter(
      (date) =>
        !isSaid(
          said,
          days.find((day) => day.date === date),
        ),
    )
  } catch (error) {
    if (allChanged(error)) return dates
    throw error
  }
}

/** Says of days again what was said of them before, in the posting that they were of; where `now` is said of them still. */
const sayAgain = (before: readonly OwnDay[], now?: Said): Undo =>
  alike(before).map((same) => () => bringBack(same, now))

const daysIn = ({ days }: OwnCalendar, dates: readonly LocalDate[]): OwnDay[] =>
  dates.flatMap((date) => days.get(date) ?? [])

export interface Change {
  /** As far as the days of the change reach. */
  calendar: OwnCalendar
  days: readonly { date: LocalDate; said: Said }[]
  today: LocalDate
}

/** Days of which the same is said. */
interface Alike {
  said: Said
  dates: readonly LocalDate[]
}

/** What a change says, each thing once. Days of which that is posted already are left alone, in the posting that they are of. */
export const saidAlike = ({ calendar, days }: Pick<Change, 'calendar' | 'days'>): Alike[] =>
  [
    ...Map.groupBy(
      days.filter(({ date, said }) => !isSaid(said, calendar.days.get(date))),
      ({ said }) => JSON.stringify(said),
    ).values(),
  ].flatMap((same) => (same[0] ? [{ said: same[0].said, dates: same.map(({ date }) => date) }] : []))

async function postAnew(calendar: OwnCalendar, { said, dates }: Alike): Promise<Undo> {
  const before = daysIn(calendar, dates).filter(({ posted }) => posted !== 'none')
  const { id } = await postDays({ ...patternOf(dates), ...said })
  const fresh = dates.toSorted().find((date) => !before.some((day) => day.date === date))
  const others = before.flatMap(({ date }) => (fresh && date > fresh ? date : []))
  return [
    ...sayAgain(before, said),
    ...(fresh ? [() => removeDays(id as AvailabilityId, fresh, 'following', others).then(() => [])] : []),
  ]
}

/** The year as it stands now: days that another device has just posted are among those that a posting is told to leave. */
const freshYear = (client: QueryClient, today: LocalDate): Promise<OwnCalendar> =>
  client.fetchQuery({ ...yearQuery(today), staleTime: 0 })

/** Days of one posting stay in it: the posting is told once which of its later days stay as they are. */
async function editPosting(
  calendar: OwnCalendar,
  posting: AvailabilityId,
  { said: now, dates: days }: Alike,
): Promise<Undo> {
  const { date, scope, except } = daysOfPosting(calendar, posting, days)
  await editDays(posting, date, { scope, ...(except.length > 0 && { except }), ...now })
  return sayAgain(daysIn(calendar, days), now)
}

/** Says what differs one after the other. */
export async function save(client: QueryClient, change: Change): Promise<Undo> {
  expectOnline()
  const parts = saidAlike(change).map((part) => ({ part, posting: sharedPosting(change.calendar, part.dates) }))
  const calendar = parts.some(({ part, posting }) => posting && part.dates.length > 1)
    ? await freshYear(client, change.today)
    : change.calendar
  return runSteps(
    parts.map(
      ({ part, posting }) =>
        () =>
          posting ? editPosting(calendar, posting, part) : postAnew(calendar, part),
    ),
  )
}

async function removePosted(calendar: OwnCalendar, posting: AvailabilityId, days: readonly OwnDay[]): Promise<Undo> {
  const { date, scope, except } = daysOfPosting(
    calendar,
    posting,
    days.map((day) => day.date),
  )
  await removeDays(posting, date, scope, except)
  return sayAgain(days)
}

/** Takes days out of their postings, each told once. */
export async function remove(client: QueryClient, days: readonly LocalDate[], today: LocalDate): Promise<Undo> {
  expectOnline()
  const year = await freshYear(client, today)
  const postings = [...Map.groupBy(daysIn(year, days), ({ posting }) => posting)]
  return runSteps(postings.flatMap(([posting, mine]) => (posting ? () => removePosted(year, posting, mine) : [])))
}

/** Whether all of the days can be said again as they are: hours of today that are over can't. */
export const canComeBack = (calendar: OwnCalendar, days: readonly LocalDate[], now: Instant): boolean =>
  alike(daysIn(calendar, days)).every(({ said, dates }) => !overForToday(dates, said, now))
