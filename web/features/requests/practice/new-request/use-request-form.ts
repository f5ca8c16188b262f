import { useState } from 'react'
import { canHaveLunch, defaultLunch } from '#shared/bookings/pay.rules.ts'
import { type LocalDate, monthOf } from '#shared/kernel/dates.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { DayRates } from '#shared/kernel/money.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { useDaySelection } from '#web/components/calendar/use-day-selection.ts'
import type { Hours } from '#web/components/day-hours.tsx'
import { noLunch } from '#web/components/lunch-field.tsx'
import type { ShiftSelection } from '#web/components/shift-selection.ts'
import { useTextDraft } from '#web/platform/use-draft.ts'
import { blockedReasonOn, initialHoursOn, requestDayOn } from './locum-days.ts'
import { isValidBudget, estimateOf, lowerRatesIn, type RequestDraft, haveSameHours } from './request-draft.ts'
import { type LocumDays, useLocumMonths, useRequestBooking } from '#web/features/requests/requests.api.ts'

/** Loads every month shown so far and the months of the searched days. */
export function useLocumCalendar(
  professionalId: UserId,
  companyId: CompanyId,
  shiftSelection: ShiftSelection,
  today: LocalDate,
) {
  const [month, setMonth] = useState(monthOf(shiftSelection.dates[0] ?? today))
  const [seen, setSeen] = useState(() => [...new Set([month, ...shiftSelection.dates.map(monthOf)])])
  const show = (next: string) => {
    setMonth(next)
    if (!seen.includes(next)) setSeen([...seen, next])
  }
  return { month, show, ...useLocumMonths(professionalId, companyId, seen) }
}

function useHours(shiftSelection: ShiftSelection, days: LocumDays) {
  // Hours set by the practice apply to every day; until then, the searched hours or the locum's available ones.
  const [common, setCommon] = useState<Hours>()
  const [own, setOwn] = useState<Readonly<Record<LocalDate, Hours>>>({})
  const [perDay, setPerDay] = useState<boolean>()
  const wantedHours = { start_time: shiftSelection.start_time, end_time: shiftSelection.end_time }
  const shiftOn = (date: LocalDate) => ({
    date,
    ...(own[date] ?? common ?? initialHoursOn(days.get(date), wantedHours, shiftSelection.dates.length > 0)),
  })
  const change = (hours: Hours) => {
    setCommon(hours)
    setOwn({})
  }
  return {
    shiftOn,
    perDay,
    setPerDay,
    change,
    changeDay: ({ date, ...hours }: { date: LocalDate } & Hours) => setOwn({ ...own, [date]: hours }),
  }
}

interface Subject {
  professionalId: UserId
  companyId: CompanyId
  rates: DayRates | undefined
  shiftSelection: ShiftSelection
  days: LocumDays
  today: LocalDate
}

/** Initially the searched days that can be requested. */
function useDays({ shiftSelection, days, today }: Subject) {
  const canRequest = (date: LocalDate, others: readonly LocalDate[]) =>
    blockedReasonOn(days, date, others, today) === undefined
  const selection = useDaySelection(
    canRequest,
    shiftSelection.dates.reduce<LocalDate[]>((kept, date) => (canRequest(date, kept) ? [...kept, date] : kept), []),
  )
  // Drops days that can no longer be requested.
  return { ...selection, chosen: selection.chosen.filter((date) => canRequest(date, [])) }
}

function useSending(
  { professionalId, companyId, days }: Subject,
  { days: shifts, lunch, budget, notes }: RequestDraft,
  onSent: () => void,
) {
  const [sent, setSent] = useState<Offer>()
  const requestBooking = useRequestBooking()
  const body = {
    accountid: companyId,
    request_dates: [...shifts],
    lunch,
    notes: notes.trim(),
    ...(budget && { rates: [...budget] as [string, string] }),
  }
  const onSuccess = (request: Offer) => {
    setSent(request)
    onSent()
  }
  const send = () =>
    requestBooking.mutate({ posting: days.get(shifts[0]?.date ?? '')?.posting ?? professionalId, body }, { onSuccess })
  return { send, busy: requestBooking.isPending, error: requestBooking.error, sent, reset: () => setSent(undefined) }
}

export function useRequestForm(subject: Subject) {
  const { rates, shiftSelection, days } = subject
  const hours = useHours(shiftSelection, days)
  const selection = useDays(subject)
  const { chosen } = selection
  const [lunch, setLunch] = useState(defaultLunch)
  const [budget, setBudget] = useState<RequestDraft['budget']>(rates ? undefined : ['', ''])
  const [notes, setNotes, discardNotes] = useTextDraft(`request ${subject.companyId} ${subject.professionalId}`)
  const shifts = chosen.map(hours.shiftOn)
  const long = shifts.some(canHaveLunch)
  const draft: RequestDraft = { days: shifts, lunch: long ? lunch : noLunch, budget, notes }
  const { reset, ...sending } = useSending(subject, draft, discardNotes)
  return {
    ...hours,
    ...selection,
    ...sending,
    draft,
    long,
    lunch,
    setLunch,
    setBudget,
    setNotes,
    perDay: chosen.length > 1 && (hours.perDay ?? !haveSameHours(shifts)),
    estimate: estimateOf(draft, rates),
    belowUsualRates: lowerRatesIn(draft, rates),
    chosenDays: chosen.map((date) => requestDayOn(days, date)),
    complete: chosen.length > 0 && isValidBudget(budget),
    startNewRequest: () => {
      reset()
      selection.choose([])
    },
  }
}

export type RequestForm = ReturnType<typeof useRequestForm>
