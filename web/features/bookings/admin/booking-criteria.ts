import {
  addDays,
  daysBetween,
  formatFormDate,
  type LocalDate,
  MAX_PERIOD_DAYS,
  parseFormDate,
} from '#shared/kernel/dates.ts'
import { typedDayProblem } from '#web/components/forms/typed-day.ts'

/** How far ahead a search reaches without an end. */
const USUAL_DAYS = 90

const statuses = ['confirmed', 'cancelled'] as const

/** A search in the page's address; what is empty does not filter. */
export interface BookingCriteria {
  start: LocalDate
  end: LocalDate
  order: 'asc' | 'desc'
  q: string
  status: '' | (typeof statuses)[number]
  profession: string
  /** `province,region` */
  location: string
  companyId: string
  professionalId: string
}

const dateIn = (params: URLSearchParams, name: string): LocalDate | undefined =>
  parseFormDate(formatFormDate(params.get(name) ?? ''))

/** Invalid parts of an address are ignored. */
export function bookingCriteriaOf(params: URLSearchParams, today: LocalDate): BookingCriteria {
  const start = dateIn(params, 'start') ?? today
  const end = dateIn(params, 'end')
  const isPeriod = end !== undefined && start <= end && daysBetween(start, end) <= MAX_PERIOD_DAYS
  const text = (name: string, max: number) => (params.get(name) ?? '').trim().slice(0, max)
  const id = (name: string, form: RegExp) => (form.test(text(name, 60)) ? text(name, 60) : '')
  return {
    start,
    end: isPeriod ? end : addDays(start, USUAL_DAYS),
    order: params.get('order') === 'desc' ? 'desc' : 'asc',
    q: text('q', 80),
    status: statuses.find((status) => status === params.get('status')) ?? '',
    profession: text('profession', 80),
    location: id('location', /^[^,#]+,[^,#]+$/),
    companyId: id('companyId', /^cmp_[0-9A-Z]{16}$/),
    professionalId: id('professionalId', /^usr_[0-9a-f-]{36}$/),
  }
}

/** The address of a search, without what is usual. */
export function bookingSearchParams(criteria: Partial<BookingCriteria>): URLSearchParams {
  const given = Object.entries(criteria).filter(([name, value]) => value && !(name === 'order' && value === 'asc'))
  return new URLSearchParams(given)
}

export type Period = { start: string; end: string }

/** What is wrong with a period as typed, by its field. */
export function periodProblems({ start, end }: Period): Partial<Period> {
  const [from, to] = [parseFormDate(start), parseFormDate(end)]
  if (!from || !to)
    return { ...(!from && { start: typedDayProblem(start) }), ...(!to && { end: typedDayProblem(end) }) }
  if (from > to) return { end: 'The end date cannot be before the start date' }
  return daysBetween(from, to) > MAX_PERIOD_DAYS ? { end: 'Choose a period of at most a year' } : {}
}
