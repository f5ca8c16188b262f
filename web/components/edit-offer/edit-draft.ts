import { addDays, formatFormDate, MAX_DAYS, parseFormDate, type LocalDate } from '#shared/kernel/dates.ts'
import type { Lunch, Shift } from '#shared/kernel/shift.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { canHaveLunch, defaultLunch } from '#shared/bookings/pay.rules.ts'
import type { Hours } from '#shared/calendar/availability.schema.ts'
import { openShifts } from '#web/components/status/offer-facts.ts'

/** What the dialog changes. The days are those from `start` to `end` that are not left out. */
export interface EditDraft {
  /** As typed, DD/MM/YYYY. */
  start: string
  end: string
  leftOut: readonly LocalDate[]
  hours: Hours
  perDay: boolean
  ownHours: Partial<Record<LocalDate, Hours>>
  rates: readonly [string, string]
  /** Undefined until it is chosen. */
  lunch?: Lunch
  notes: string
}

export type EditErrors = Partial<Record<'start' | 'end' | 'days' | 'from' | 'to' | 'notes', string>>

const WRONG_FORMAT = 'Date is not valid, the date format should be DD/MM/YYYY'

/** All dates from one day to another; at most one more than an offer can have. */
export function datesBetween(start: string, end: string): LocalDate[] {
  const [from, to] = [parseFormDate(start), parseFormDate(end)]
  if (!from || !to) return []
  return Array.from({ length: MAX_DAYS + 1 }, (_, at) => addDays(from, at)).filter((date) => date <= to)
}

/** The days of the dates that can be chosen: neither past nor booked. */
export const choosableDates = (offer: Offer, { start, end }: Pick<EditDraft, 'start' | 'end'>, today: LocalDate) =>
  datesBetween(start, end).filter((date) => date >= today && !offer.booking_dates.includes(date))

const timesOf = ({ start_time, end_time }: Shift): Hours => ({ start_time, end_time })

export function draftOfOffer(offer: Offer): EditDraft {
  const open = openShifts(offer)
  const [first = offer.request_dates[0] as Shift] = open
  const last = open.at(-1) ?? first
  const period = { start: formatFormDate(first.date), end: formatFormDate(last.date) }
  return {
    ...period,
    leftOut: datesBetween(period.start, period.end).filter((date) => !open.some((day) => day.date === date)),
    hours: timesOf(first),
    perDay: open.some((day) => day.start_time !== first.start_time || day.end_time !== first.end_time),
    ownHours: Object.fromEntries(open.map((day) => [day.date, timesOf(day)])),
    rates: offer.rates,
    notes: offer.notes,
  }
}

export const shiftsOf = (offer: Offer, draft: EditDraft, today: LocalDate): Shift[] =>
  choosableDates(offer, draft, today)
    .filter((date) => !draft.leftOut.includes(date))
    .map((date) => ({ date, ...((draft.perDay && draft.ownHours[date]) || draft.hours) }))

/** The lunch as it is shown, undefined if no shift is long enough for one. */
export function lunchIn(offer: Offer, { lunch }: EditDraft, shifts: readonly Shift[]): Lunch | undefined {
  if (!shifts.some(canHaveLunch)) return undefined
  // An offer of short shifts alone may be stored without lunch, which nobody has chosen.
  return lunch ?? (offer.lunch.allowed || offer.request_dates.some(canHaveLunch) ? offer.lunch : defaultLunch)
}

/** The offer as it would be, in the shape of the request. Booked days are left out: they stay. */
export function editedBody(offer: Offer, draft: EditDraft, today: LocalDate) {
  const request_dates = shiftsOf(offer, draft, today)
  const { accountid, profession, practice_region, experience, skills, revision } = offer
  return {
    accountid,
    profession,
    practice_region,
    experience,
    skills,
    revision,
    rates: [...draft.rates] as [string, string],
    lunch: lunchIn(offer, draft, request_dates) ?? offer.lunch,
    notes: draft.notes.trim(),
    request_dates,
  }
}

function dateError(text: string, missing: string, today: LocalDate): string | undefined {
  if (text.trim() === '') return missing
  const date = parseFormDate(text)
  if (!date) return WRONG_FORMAT
  return date < today ? 'Choose today or a later date' : undefined
}

const budgetError = (rate: string): string | undefined => (rate === '' ? 'Required' : undefined)

/** What is wrong with the draft, by field. */
export function errorsOf(offer: Offer, draft: EditDraft, today: LocalDate): EditErrors {
  const { start, end, rates } = draft
  const found: EditErrors = {
    start: dateError(start, 'Start date required', today),
    end: dateError(end, 'End date required', today),
    from: budgetError(rates[0]),
    to: budgetError(rates[1]),
  } as EditErrors
  if (!found.from && !found.to && Number(rates[0]) > Number(rates[1]))
    found.to = 'Budget to cannot be less than budget from'
  if (!found.start && !found.end) {
    const dates = datesBetween(start, end)
    if (dates.length === 0) found.end = 'The end date cannot be before the start date'
    else if (dates.length > MAX_DAYS) found.end = 'All dates of an offer must be within 31 days'
    else if (shiftsOf(offer, draft, today).length === 0) found.days = 'Choose at least one day'
  }
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message)) as EditErrors
}
