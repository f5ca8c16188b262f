import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { EditScope } from '../../../shared/calendar/availability.schema.ts'
import { type LocalDate, monthOf } from '../../../shared/kernel/dates.ts'
import { showToast } from '../../components/toast.tsx'
import { editDays, postDays, removeDays, useCalendarChange, yearQuery } from './calendar.api.ts'
import { text } from './calendar.text.ts'
import { type Draft, patternOf, saidOf } from './draft.ts'
import { type OwnCalendar, type OwnDay, removedDay, saidDay } from './own-calendar.ts'
import type { DraftDays, PostedDay } from './use-draft-days.ts'

type Said = ReturnType<typeof saidOf>

const wire = { available: 'available', tentative: 'open', off: 'unavailable' } as const
const saidBefore = ({ posted, start_time, end_time }: OwnDay): Said => ({ status: wire[posted as keyof typeof wire], ...(posted !== 'off' && { start_time, end_time }) })

interface Change {
  calendar: OwnCalendar
  draft: Draft
  days: readonly LocalDate[]
  /** All that the change is about, those included that stay as they are. */
  allDays: readonly LocalDate[]
  posted: PostedDay | undefined
}

/** The days as they are, also those of months that nobody has looked at. */
async function asTheyAre(client: QueryClient, { calendar, days }: Pick<Change, 'calendar' | 'days'>): Promise<OwnDay[]> {
  const loaded = new Set([...calendar.days.keys()].map(monthOf))
  const known = days.every((date) => loaded.has(monthOf(date))) ? calendar : await client.fetchQuery(yearQuery(days.toSorted()[0] as LocalDate))
  return days.flatMap((date) => known.days.get(date) ?? [])
}

/** Says of days again what was said of them before: once for all that were told the same. */
async function sayAgain(before: readonly OwnDay[]): Promise<void> {
  const alike = Map.groupBy(before, (day) => JSON.stringify(saidBefore(day)))
  for (const days of alike.values()) await postDays({ ...patternOf(days.map(({ date }) => date)), ...saidBefore(days[0] as OwnDay) })
}

const leftOut = ({ days, allDays }: Change): LocalDate[] => allDays.filter((date) => !days.includes(date))

async function postAnew(client: QueryClient, change: Change) {
  const before = (await asTheyAre(client, change)).filter(({ posted }) => posted !== 'none')
  const answer = await postDays({ ...patternOf(change.days), ...saidOf(change.draft) })
  return async () => {
    await sayAgain(before)
    const fresh = change.days.toSorted().find((date) => !before.some((day) => day.date === date))
    if (fresh && answer.id.startsWith('avl_')) await removeDays(answer.id as PostedDay['posting'], fresh, 'following', [])
  }
}

async function editPosting({ draft, days, calendar, ...change }: Change & { posted: PostedDay }) {
  const { posting, date } = change.posted
  const except = leftOut({ draft, days, calendar, ...change })
  const edit = (said: Said) => editDays(posting, date, { scope: draft.scope, ...(except.length > 0 && { except }), ...said })
  const before = days.flatMap((day) => calendar.days.get(day) ?? [])
  await edit(saidOf(draft))
  const alike = new Set(before.map((day) => JSON.stringify(saidBefore(day)))).size === 1
  return alike ? async () => void (await edit(saidBefore(before[0] as OwnDay))) : undefined
}

const save = (client: QueryClient, change: Change) => (change.posted ? editPosting({ ...change, posted: change.posted }) : postAnew(client, change))

interface Removal {
  calendar: OwnCalendar
  days: readonly LocalDate[]
}

/** Takes days out of their postings; each posting is told once which of its later days stay. */
async function remove(client: QueryClient, { days }: Removal) {
  const year = await client.fetchQuery(yearQuery(days.toSorted()[0] as LocalDate))
  const before = days.flatMap((date) => year.days.get(date) ?? []).filter(({ posting }) => posting)
  for (const [posting, mine] of Map.groupBy(before, (day) => day.posting)) {
    const first = mine.map(({ date }) => date).sort()[0] as LocalDate
    const kept = [...year.days.values()].filter((day) => day.posting === posting && day.date > first && !days.includes(day.date)).map(({ date }) => date)
    const scope: EditScope = mine.length === 1 ? 'day' : 'following'
    if (posting) await removeDays(posting, first, scope, scope === 'day' ? [] : kept)
  }
  return () => sayAgain(before)
}

/** Saving and removing: shown at once, taken back with one tap; what fails brings the choice back. */
export function useSaving({ chosen, draft, days, allDays, booked, posted, known, edits, clear, restore }: DraftDays) {
  const client = useQueryClient()
  const undoing = useCalendarChange((undo: () => Promise<void>) => undo(), () => [])
  const saving = useCalendarChange((change: Change) => save(client, change), (change) => change.days.map((date) => saidDay(change.calendar, date, saidOf(change.draft))))
  const removing = useCalendarChange((removal: Removal) => remove(client, removal), ({ calendar, days: gone }) => gone.map((date) => removedDay(calendar, date)))
  const done = (said: string, undo: (() => Promise<void>) | undefined) => {
    const takeBack = undo && (() => undoing.mutate(undo, { onSuccess: () => showToast(text.undone), onError: () => showToast(text.noUndo, 'error') }))
    showToast(said, 'done', takeBack && { label: text.undo, run: takeBack })
  }
  const removable = allDays.filter((date) => known.days.get(date)?.posting && !booked.includes(date))
  const onError = () => restore(chosen, edits)
  const begin = () => {
    saving.reset()
    removing.reset()
    clear()
  }
  return {
    busy: saving.isPending || removing.isPending,
    error: saving.error ?? removing.error,
    save: () => {
      begin()
      saving.mutate({ calendar: known, draft, days, allDays, posted }, { onSuccess: (undo) => done(text.saved(days), undo), onError })
    },
    /** Of the chosen days, those that can be taken away. */
    removable,
    remove: () => {
      begin()
      removing.mutate({ calendar: known, days: removable }, { onSuccess: (undo) => done(text.removed(removable), undo), onError })
    },
    forget: () => {
      saving.reset()
      removing.reset()
    },
  }
}
