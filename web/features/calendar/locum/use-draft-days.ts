import { useQuery } from '@tanstack/react-query'
import { type LocalDate, monthOf } from '#shared/kernel/dates.ts'
import type { AvailabilityId } from '#shared/kernel/ids.ts'
import { useProfessional } from '#web/components/account/account.api.ts'
import { type LoadedCalendar, yearQuery } from './locum-calendar.api.ts'
import { dayActions, actionForDays } from './day-actions.ts'
import { type Draft, draftDays, unavailablePatternDays } from './draft.ts'
import { needsBothTimes, isUnchanged, availabilityOn, initialDraft, usualHours } from './initial-draft.ts'
import type { DayGesture } from '#web/components/calendar/day-selection.ts'
import { isBooked, type OwnCalendar, type OwnDay } from '#web/components/calendar/own-calendar.ts'
import { useDayDraft } from './use-day-draft.ts'
import { useConsequences } from './use-consequences.ts'

/** A single chosen day with availability; it can be changed together with its posting. */
export type PostedDay = OwnDay & { posting: AvailabilityId }

/** The days of a posting from this day on. */
const followingDates = ({ days }: OwnCalendar, { date, posting }: PostedDay): LocalDate[] =>
  [...days.values()].filter((day) => day.posting === posting && day.date >= date).map((day) => day.date)

const hasHours = ({ days }: OwnCalendar, date: LocalDate): boolean => days.get(date)?.start_time !== undefined

/** The chosen days and their draft. Some may be in months that are not shown. */
export function useDraftDays({ calendar, months }: LoadedCalendar, today: LocalDate) {
  const { working_hours } = useProfessional()
  const choice = useDayDraft(today)
  const { chosen, edits } = choice
  const needsYear =
    edits.repeat !== undefined || edits.scope === 'following' || chosen.some((date) => !months.includes(monthOf(date)))
  const year = useQuery({ ...yearQuery(today), enabled: needsYear })
  const known = (needsYear && year.data) || calendar
  const singleDay = chosen.length === 1 && !edits.repeat ? known.days.get(chosen[0] as LocalDate) : undefined
  const posted = singleDay?.posting ? (singleDay as PostedDay) : undefined
  const before = chosen.flatMap((date) => known.days.get(date) ?? [])
  const start = initialDraft(before, usualHours(chosen[0], working_hours))
  const draft: Draft = { ...start, ...edits }
  const off = unavailablePatternDays(known, chosen[0], draft)
  const allDays = posted && draft.scope === 'following' ? followingDates(known, posted) : draftDays(chosen, draft, off)
  const booked = allDays.filter((date) => isBooked(known, date))
  const draftedOn = (date: LocalDate) => availabilityOn(draft, known.days.get(date), usualHours(date, working_hours))
  const save = actionForDays(allDays, (date) => {
    const now = draftedOn(date)
    return now && dayActions(known, date, now.status).save
  })
  const availability = (save.action?.disabled ? [] : save.dates).flatMap((date) => {
    const now = draftedOn(date)
    return now ? [{ date, availability: now }] : []
  })
  const changed = availability.filter((day) => !isUnchanged(day.availability, known.days.get(day.date)))
  const days = availability.map(({ date }) => date)
  const consequences = useConsequences(
    known,
    changed.flatMap(({ date, availability: { status } }) => (status === 'unavailable' ? date : [])),
    today,
  )
  return {
    ...choice,
    select: (gesture: DayGesture) => choice.select(gesture, off),
    draft,
    /** Unavailable days of a pattern, which stay so unless they are included. */
    off,
    posted,
    known,
    /** The new availability of each day; never Unavailable for a booked one. */
    availability,
    /** The days whose availability would change. */
    changed,
    /** There are unsaved changes; choosing days alone is none. */
    isEdited:
      changed.length > 0 && Object.entries(edits).some(([field, value]) => value !== start[field as keyof Draft]),
    /** Days whose availability a pattern would replace. */
    replaced: draft.repeat ? changed.map(({ date }) => date).filter((date) => hasHours(known, date)) : [],
    /** The first day for which both times have to be chosen. */
    dayNeedingTimes: availability.find((day) => needsBothTimes(draft, day.availability, known.days.get(day.date))),
    /** The chosen days have different statuses. */
    mixed: start.status === undefined,
    /** The usual hours on the first day. */
    usual: usualHours(chosen[0], working_hours),
    /** The rest of the calendar, or what saving would end, is still loading. */
    pending: (needsYear && !year.data) || consequences.pending,
    loadFailed: needsYear && year.isError,
    days,
    allDays,
    booked,
    actions: { save: save.action ?? {}, remove: actionForDays(allDays, (date) => dayActions(known, date).remove) },
    /** Requests and applications that end when the days are Unavailable. */
    consequences,
  }
}

export type DraftDays = ReturnType<typeof useDraftDays>
