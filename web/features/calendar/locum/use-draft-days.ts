import { useQuery } from '@tanstack/react-query'
import { type LocalDate, monthOf } from '#shared/kernel/dates.ts'
import type { AvailabilityId } from '#shared/kernel/ids.ts'
import { useProfessional } from '#web/components/account.ts'
import { type LoadedCalendar, yearQuery } from './locum-calendar.api.ts'
import { dayActions, onDays } from './day-actions.ts'
import { type Draft, draftDays, offDays } from './draft.ts'
import { hoursUnclear, isSaid, saidOn, startingFrom, usualHours } from './draft-start.ts'
import type { DayGesture } from '#web/components/calendar/day-selection.ts'
import { isBooked, type OwnCalendar, type OwnDay } from '#web/components/calendar/own-calendar.ts'
import { useDayDraft } from './use-day-draft.ts'
import { useEnding } from './use-ending.ts'

/** A day that is posted already, on its own: it is changed as part of its posting. */
export type PostedDay = OwnDay & { posting: AvailabilityId }

/** The days of a posting from one on. */
const followingIn = ({ days }: OwnCalendar, { date, posting }: PostedDay): LocalDate[] =>
  [...days.values()].filter((day) => day.posting === posting && day.date >= date).map((day) => day.date)

const hasHours = ({ days }: OwnCalendar, date: LocalDate): boolean => days.get(date)?.start_time !== undefined

/** The chosen days and what is about to be said of them. Some may lie in months that are not on the screen. */
export function useDraftDays({ calendar, months }: LoadedCalendar, today: LocalDate) {
  const { working_hours } = useProfessional()
  const choice = useDayDraft(today)
  const { chosen, edits } = choice
  const beyond =
    edits.repeat !== undefined || edits.scope === 'following' || chosen.some((date) => !months.includes(monthOf(date)))
  const year = useQuery({ ...yearQuery(today), enabled: beyond })
  const known = (beyond && year.data) || calendar
  const only = chosen.length === 1 && !edits.repeat ? known.days.get(chosen[0] as LocalDate) : undefined
  const posted = only?.posting ? (only as PostedDay) : undefined
  const before = chosen.flatMap((date) => known.days.get(date) ?? [])
  const start = startingFrom(before, usualHours(chosen[0], working_hours))
  const draft: Draft = { ...start, ...edits }
  const off = offDays(known, chosen[0], draft)
  const allDays = posted && draft.scope === 'following' ? followingIn(known, posted) : draftDays(chosen, draft, off)
  const booked = allDays.filter((date) => isBooked(known, date))
  const nowOn = (date: LocalDate) => saidOn(draft, known.days.get(date), usualHours(date, working_hours))
  const save = onDays(allDays, (date) => {
    const now = nowOn(date)
    return now && dayActions(known, date, now.status).save
  })
  const said = (save.action?.disabled ? [] : save.dates).flatMap((date) => {
    const now = nowOn(date)
    return now ? [{ date, said: now }] : []
  })
  const changed = said.filter((day) => !isSaid(day.said, known.days.get(day.date)))
  const days = said.map(({ date }) => date)
  const ending = useEnding(
    known,
    changed.flatMap(({ date, said: { status } }) => (status === 'unavailable' ? date : [])),
    today,
  )
  return {
    ...choice,
    select: (gesture: DayGesture) => choice.select(gesture, off),
    draft,
    /** Days of a pattern that are off; they stay so unless they are taken in. */
    off,
    posted,
    known,
    /** What is said of each day; of one that is booked never that it is off. */
    said,
    /** The days of which other things are said than are posted. */
    changed,
    /** Something was entered that is not saved; choosing days alone is no input. */
    isEdited:
      changed.length > 0 && Object.entries(edits).some(([field, value]) => value !== start[field as keyof Draft]),
    /** Posted days on which a pattern puts something else. */
    replaced: draft.repeat ? changed.map(({ date }) => date).filter((date) => hasHours(known, date)) : [],
    /** The first of the days that would get hours that nobody has chosen. */
    unclear: said.find((day) => hoursUnclear(draft, day.said, known.days.get(day.date))),
    /** The chosen days are posted in different ways. */
    differs: start.status === undefined,
    /** One's usual hours on the first of them. */
    usual: usualHours(chosen[0], working_hours),
    /** The calendar beyond the screen, or what would end, is being read; the calendar could not be. */
    pending: (beyond && !year.data) || ending.pending,
    unread: beyond && year.isError,
    days,
    allDays,
    booked,
    actions: { save: save.action ?? {}, remove: onDays(allDays, (date) => dayActions(known, date).remove) },
    /** Requests and applications that end when the days are off. */
    ending,
  }
}

export type DraftDays = ReturnType<typeof useDraftDays>
