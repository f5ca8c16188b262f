import type { QueryClient } from '@tanstack/react-query'
import type { LocalDate } from '../../../shared/kernel/dates.ts'
import type { AvailabilityId } from '../../../shared/kernel/ids.ts'
import { editDays, postDays, removeDays, yearQuery } from './calendar.api.ts'
import { patternOf, type Said } from './draft.ts'
import { isSaid, saidBefore } from './draft-start.ts'
import { daysOfPosting, type OwnCalendar, type OwnDay, sharedPosting } from '../../components/calendar/own-calendar.ts'

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
  [...Map.groupBy(days.filter(({ date, said }) => !isSaid(said, calendar.days.get(date))), ({ said }) => JSON.stringify(said)).values()].flatMap((same) =>
    same[0] ? [{ said: same[0].said, dates: same.map(({ date }) => date) }] : [],
  )

async function postAnew(calendar: OwnCalendar, { said, dates }: Alike): Promise<Undo> {
  const before = daysIn(calendar, dates).filter(({ posted }) => posted !== 'none')
  const { id } = await postDays({ ...patternOf(dates), ...said })
  const fresh = dates.toSorted().find((date) => !before.some((day) => day.date === date))
  return [...sayAgain(before), ...(fresh ? [() => removeDays(id as AvailabilityId, fresh, 'following', [])] : [])]
}

/** Days of one posting stay in it: the posting is told once which of its later days stay as they are. */
async function editPosting(client: QueryClient, posting: AvailabilityId, today: LocalDate, { said: now, dates: days }: Alike): Promise<Undo> {
  const year = await client.fetchQuery(yearQuery(today))
  const edit = (dates: readonly LocalDate[], said: Said) => {
    const { date, scope, except } = daysOfPosting(year, posting, dates)
    return editDays(posting, date, { scope, ...(except.length > 0 && { except }), ...said })
  }
  await edit(days, now)
  return alike(daysIn(year, days)).map(({ said, dates }) => () => edit(dates, said))
}

/** Says what differs one after the other; when that stops half way, what was said is taken back. */
export async function save(client: QueryClient, change: Change): Promise<Undo> {
  const undo: Undo[number][] = []
  try {
    for (const alike of saidAlike(change)) {
      const posting = sharedPosting(change.calendar, alike.dates)
      undo.push(...(await (posting ? editPosting(client, posting, change.today, alike) : postAnew(change.calendar, alike))))
    }
  } catch (error) {
    await takeBack(undo)
    throw error
  }
  return undo
}

/** Takes days out of their postings, each told once. */
export async function remove(client: QueryClient, days: readonly LocalDate[], today: LocalDate): Promise<Undo> {
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
