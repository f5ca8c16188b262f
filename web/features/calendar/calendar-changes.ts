import type { QueryClient } from '@tanstack/react-query'
import { statusSaid } from '../../../shared/calendar/posted-status.ts'
import type { LocalDate } from '../../../shared/kernel/dates.ts'
import type { AvailabilityId } from '../../../shared/kernel/ids.ts'
import { editDays, postDays, removeDays, yearQuery } from './calendar.api.ts'
import { type Draft, patternOf, saidOf } from './draft.ts'
import { daysOfPosting, type OwnCalendar, type OwnDay, sharedPosting } from '../../components/calendar/own-calendar.ts'

type Said = ReturnType<typeof saidOf>

const saidBefore = ({ posted, start_time, end_time }: OwnDay): Said | undefined =>
  posted === 'none' ? undefined : { status: statusSaid[posted], ...(posted !== 'off' && { start_time, end_time }) }

/** What takes a change back, command by command. */
type Undo = readonly (() => Promise<unknown>)[]

/** Runs an undo; when it stops half way, that is told. */
export async function takeBack(undo: Undo): Promise<'undone' | 'partUndone' | 'noUndo'> {
  let done = 0
  try {
    for (const step of undo) {
      await step()
      done += 1
    }
    return 'undone'
  } catch {
    return done > 0 ? 'partUndone' : 'noUndo'
  }
}

/** Days that were told the same, and in one posting. */
const alike = (days: readonly OwnDay[]): { said: Said; posting: AvailabilityId | undefined; dates: LocalDate[] }[] =>
  [...Map.groupBy(days, (day) => JSON.stringify([day.posting, saidBefore(day)])).values()].flatMap((same) => {
    const said = same[0] && saidBefore(same[0])
    return said ? [{ said, posting: same[0]?.posting, dates: same.map(({ date }) => date) }] : []
  })

/** Says of days again what was said of them before, in the posting that they were of. */
const sayAgain = (before: readonly OwnDay[]): Undo => alike(before).map(({ said, posting, dates }) => () => postDays({ ...patternOf(dates), ...said, ...(posting && { posting }) }))

const daysIn = ({ days }: OwnCalendar, dates: readonly LocalDate[]): OwnDay[] => dates.flatMap((date) => days.get(date) ?? [])

export interface Change {
  /** As far as the days of the change reach. */
  calendar: OwnCalendar
  draft: Draft
  days: readonly LocalDate[]
  today: LocalDate
}

async function postAnew({ calendar, draft, days }: Change): Promise<Undo> {
  const before = daysIn(calendar, days).filter(({ posted }) => posted !== 'none')
  const { id } = await postDays({ ...patternOf(days), ...saidOf(draft) })
  const fresh = days.toSorted().find((date) => !before.some((day) => day.date === date))
  return [...sayAgain(before), ...(fresh ? [() => removeDays(id as AvailabilityId, fresh, 'following', [])] : [])]
}

/** Days of one posting stay in it: the posting is told once which of its later days stay as they are. */
async function editPosting(client: QueryClient, posting: AvailabilityId, { draft, days, today }: Change): Promise<Undo> {
  const year = await client.fetchQuery(yearQuery(today))
  const edit = (dates: readonly LocalDate[], said: Said) => {
    const { date, scope, except } = daysOfPosting(year, posting, dates)
    return editDays(posting, date, { scope, ...(except.length > 0 && { except }), ...said })
  }
  await edit(days, saidOf(draft))
  return alike(daysIn(year, days)).map(({ said, dates }) => () => edit(dates, said))
}

export const save = (client: QueryClient, change: Change): Promise<Undo> => {
  const posting = sharedPosting(change.calendar, change.days)
  return posting ? editPosting(client, posting, change) : postAnew(change)
}

/** Takes days out of their postings, each told once. */
export async function remove(client: QueryClient, { days, today }: Pick<Change, 'days' | 'today'>): Promise<Undo> {
  const year = await client.fetchQuery(yearQuery(today))
  const before = daysIn(year, days).filter(({ posting }) => posting)
  for (const [posting, mine] of Map.groupBy(before, (day) => day.posting)) {
    const dates = mine.map(({ date }) => date)
    if (!posting) continue
    const { date, scope, except } = daysOfPosting(year, posting, dates)
    await removeDays(posting, date, scope, except)
  }
  return sayAgain(before)
}
