import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { rateGroupOf } from '../../../shared/bookings/pay.rules.ts'
import type { PostedStatus } from '../../../shared/calendar/availability.schema.ts'
import type { LocalDate } from '../../../shared/kernel/dates.ts'
import type { AvailabilityId } from '../../../shared/kernel/ids.ts'
import type { WorkHours } from '../../../shared/professionals/professionals.schema.ts'
import type { Gesture } from '../../components/calendar/day-selection.ts'
import { useDaySelection } from '../../components/calendar/use-day-selection.ts'
import { useProfessional } from '../../platform/account.ts'
import { yearQuery } from './calendar.api.ts'
import { type Draft, draftDays, saidOf, whyBlocked, withException } from './draft.ts'
import { isBooked, type OwnCalendar, type OwnDay } from './own-calendar.ts'

/** A day that is posted already, on its own: it is changed as part of its posting. */
export type PostedDay = OwnDay & { posting: AvailabilityId }

const statusOf: Record<OwnDay['posted'], PostedStatus> = { available: 'available', tentative: 'open', off: 'unavailable', none: 'available' }

const usualHours = (date: LocalDate | undefined, hours: WorkHours | undefined): Pick<Draft, 'start' | 'end'> => {
  const usual = hours?.[date ? rateGroupOf(date) : 'weekdays']
  return { start: usual?.start ?? '08:00', end: usual?.end ?? '17:00' }
}

const startingFrom = (day: OwnDay | undefined, usual: Pick<Draft, 'start' | 'end'>): Draft => ({
  status: day ? statusOf[day.posted] : 'available',
  start: day?.start_time ?? usual.start,
  end: day?.end_time ?? usual.end,
  scope: 'day',
})

/** The days of a posting from one on; before they are known, that day alone. */
const followingIn = (year: OwnCalendar | undefined, { date, posting }: PostedDay): LocalDate[] =>
  year ? [...year.days.values()].filter((day) => day.posting === posting && day.date >= date).map((day) => day.date) : [date]

/** The chosen days and what is about to be said of them. */
export function useDraftDays(calendar: OwnCalendar, today: LocalDate) {
  const { working_hours } = useProfessional()
  const { chosen, select, choose } = useDaySelection((date) => !whyBlocked(date, today))
  const [edits, setEdits] = useState<Partial<Draft>>({})
  const [looked, setLooked] = useState<LocalDate>()
  if (chosen.length === 0 && Object.keys(edits).length > 0) setEdits({})
  const only = chosen.length === 1 && !edits.repeat ? calendar.days.get(chosen[0] as LocalDate) : undefined
  const posted = only?.posting ? (only as PostedDay) : undefined
  const draft = { ...startingFrom(posted, usualHours(chosen[0], working_hours)), ...edits }
  const follows = posted !== undefined && draft.scope === 'following'
  const year = useQuery({ ...yearQuery(posted?.date ?? today), enabled: follows })
  const known = year.data && follows ? year.data : calendar
  const days = follows ? followingIn(year.data, posted) : draftDays(chosen, draft)
  const booked = days.filter((date) => isBooked(known, date))
  const clear = () => {
    select({ kind: 'clear' })
    setLooked(undefined)
  }
  return {
    chosen,
    draft,
    posted,
    known,
    /** What is said differs from what is posted. */
    changed: posted === undefined || JSON.stringify(saidOf(draft)) !== JSON.stringify(saidOf(startingFrom(posted, draft))),
    pending: follows && year.isPending,
    days: draft.status === 'unavailable' ? days.filter((date) => !booked.includes(date)) : days,
    allDays: days,
    booked,
    /** The day that was pointed at last, whether it can be chosen or not. */
    looked,
    edits,
    edit: (more: Partial<Draft>) => setEdits((current) => ({ ...current, ...more })),
    select: (gesture: Gesture) => {
      if (gesture.kind === 'clear') return clear()
      setLooked(gesture.date)
      const [first] = chosen
      if (!draft.repeat || !first) return select(gesture)
      const { repeat } = draft
      if (gesture.kind === 'tap') setEdits({ ...edits, repeat: withException(repeat, first, gesture.date) })
    },
    clear,
    restore: (dates: readonly LocalDate[], before: Partial<Draft>) => {
      choose(dates)
      setEdits(before)
    },
  }
}

export type DraftDays = ReturnType<typeof useDraftDays>
