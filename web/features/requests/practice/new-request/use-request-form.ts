import { useState } from 'react'
import { canHaveLunch, defaultLunch } from '#shared/bookings/pay.rules.ts'
import { type LocalDate, monthOf } from '#shared/kernel/dates.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { DayRates } from '#shared/kernel/money.schema.ts'
import type { Lunch } from '#shared/kernel/shift.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { applyGesture, emptySelection, type Gesture } from '#web/components/calendar/day-selection.ts'
import { pickerMonths } from '#web/components/calendar/rolling-weeks.ts'
import type { Hours } from '#shared/calendar/availability.schema.ts'
import { noLunch } from '#web/components/forms/lunch-field.tsx'
import { usePreviousTerms } from '#web/components/days/book-again.ts'
import { type ShiftSelection, shiftSelectionParams } from '#web/components/days/shift-selection.ts'
import { responseHours } from '#shared/offers/response-window.rules.ts'
import { now } from '#web/platform/clock.ts'
import { lastDraftOf, useInputDraft } from '#web/platform/use-draft.ts'
import { type DaysDraft, newDraft } from './days-draft.ts'
import { notChoosableReasonOn, hasNoneOf, hasOtherHours, initialHoursOn, requestDayOn } from './locum-days.ts'
import { usePlan } from '#web/components/account/use-plan.ts'
import { isValidBudget, requestEstimate, groupsBelowRates, type RequestDraft, haveSameHours } from './request-draft.ts'
import {
  type LocumDays,
  useBookedHere,
  useLocumMonths,
  useRequestBooking,
} from '#web/features/requests/requests.api.ts'

interface TermsDraft {
  lunch: Lunch
  budget: RequestDraft['budget']
  notes: string
  /** Until it is chosen, it follows from the days. */
  respondHours?: number
}

interface Parties {
  professionalId: UserId
  companyId: CompanyId
}

const daysDraftName = ({ professionalId, companyId }: Parties): string => `request days ${companyId} ${professionalId}`

/** Loads every month shown so far and the months of the searched and the chosen days. */
export function useLocumCalendar(parties: Parties, shiftSelection: ShiftSelection, today: LocalDate) {
  const [month, setMonth] = useState(monthOf(shiftSelection.dates[0] ?? today))
  const [seen, setSeen] = useState(() => {
    const chosen = lastDraftOf<DaysDraft>(daysDraftName(parties))?.selection?.chosen ?? []
    return [...new Set([...pickerMonths(month, today), ...[...shiftSelection.dates, ...chosen].map(monthOf)])]
  })
  const show = (next: string) => {
    setMonth(next)
    setSeen([...new Set([...seen, ...pickerMonths(next, today)])])
  }
  const { professionalId, companyId } = parties
  const { days, ...months } = useLocumMonths(professionalId, companyId, seen)
  return { month, show, ...months, days: useBookedHere(professionalId, companyId, days, today) }
}

interface Subject extends Parties {
  rates: DayRates | undefined
  shiftSelection: ShiftSelection
  days: LocumDays
  today: LocalDate
  registeredUntil: LocalDate | undefined
}

/** Initially the searched days that can be requested, at the searched hours. Each search has a draft of its own. */
function useDays(subject: Subject) {
  const { shiftSelection, days, today, registeredUntil } = subject
  const canRequest = (date: LocalDate, others: readonly LocalDate[]) =>
    notChoosableReasonOn(days, date, others, today, registeredUntil) === undefined
  const hours = { start_time: shiftSelection.start_time, end_time: shiftSelection.end_time }
  const searched = shiftSelection.dates.reduce<LocalDate[]>(
    (kept, date) => (canRequest(date, kept) && !hasNoneOf(days.get(date), hours) ? [...kept, date] : kept),
    [],
  )
  const name = daysDraftName(subject)
  const [begun] = useState(() => newDraft(shiftSelection.dates, searched, lastDraftOf<DaysDraft>(name)))
  const [{ selection, common, own, perDay }, change, discard] = useInputDraft<DaysDraft>(
    name,
    new URLSearchParams(shiftSelectionParams(shiftSelection)).toString(),
    begun,
  )
  return {
    // Drops days that can no longer be requested.
    chosen: selection.chosen.filter((date) => canRequest(date, [])),
    select: (gesture: Gesture) =>
      change((current) => ({
        selection: applyGesture(current.selection, gesture, (date) => canRequest(date, current.selection.chosen)),
      })),
    clear: () => change(() => ({ selection: emptySelection })),
    shiftOn: (date: LocalDate) => ({
      date,
      ...(own[date] ?? common ?? initialHoursOn(days.get(date), hours, shiftSelection.dates.length > 0)),
    }),
    /** Whether the hours are those that are free on the day, and not all that were searched for. */
    isShortened: (date: LocalDate): boolean =>
      shiftSelection.dates.includes(date) && !own[date] && !common && hasOtherHours(days.get(date), hours),
    perDay,
    setPerDay: (next: boolean) => change(() => ({ perDay: next })),
    changeHours: (next: Hours) => change(() => ({ common: next, own: {} })),
    changeDay: ({ date, ...next }: { date: LocalDate } & Hours) =>
      change((current) => ({ own: { ...current.own, [date]: next } })),
    discard,
  }
}

function useSending(
  { professionalId, companyId, days }: Subject,
  { days: shifts, lunch, budget, notes, respondHours }: RequestDraft,
  onSent: () => void,
) {
  const [sent, setSent] = useState<Offer>()
  const requestBooking = useRequestBooking()
  const body = {
    accountid: companyId,
    request_dates: [...shifts],
    lunch,
    notes: notes.trim(),
    respond_hours: respondHours,
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
  const { rates, days } = subject
  const { chosen, discard: discardDays, ...selection } = useDays(subject)
  const { lunch = defaultLunch, notes = '' } = usePreviousTerms()
  const [terms, changeTerms, discardTerms] = useInputDraft<TermsDraft>(
    `request ${subject.companyId} ${subject.professionalId}`,
    undefined,
    { lunch, budget: rates ? undefined : ['', ''], notes },
  )
  const shifts = chosen.map(selection.shiftOn)
  const long = shifts.some(canHaveLunch)
  const draft: RequestDraft = {
    ...terms,
    respondHours: terms.respondHours ?? responseHours(shifts, now()),
    days: shifts,
    lunch: long ? terms.lunch : noLunch,
  }
  const discard = () => {
    discardTerms()
    discardDays()
  }
  const { reset, ...sending } = useSending(subject, draft, discard)
  return {
    ...selection,
    ...sending,
    discard,
    chosen,
    draft,
    long,
    lunch: terms.lunch,
    setLunch: (lunch: Lunch) => changeTerms(() => ({ lunch })),
    setBudget: (budget: RequestDraft['budget']) => changeTerms(() => ({ budget })),
    setRespondHours: (respondHours: number) => changeTerms(() => ({ respondHours })),
    setNotes: (notes: string) => changeTerms(() => ({ notes })),
    perDay: chosen.length > 1 && (selection.perDay ?? !haveSameHours(shifts)),
    estimate: requestEstimate(draft, rates, usePlan()),
    belowUsualRates: groupsBelowRates(draft, rates),
    chosenDays: chosen.map((date) => requestDayOn(days, date)),
    complete: chosen.length > 0 && isValidBudget(terms.budget),
    startNewRequest: () => {
      reset()
      selection.clear()
    },
  }
}

export type RequestFormState = ReturnType<typeof useRequestForm>
