import type { Metrics } from '#shared/admin/metrics.contract.ts'
import type { Counts } from '#shared/admin/counters.ts'
import { fillTimes } from '#shared/admin/figures.rules.ts'
import { todayAt } from '#shared/kernel/dates.ts'
import { plans } from '#shared/kernel/plans.ts'
import { toRand } from '#shared/kernel/money.ts'

const numberOf = (value: number | undefined, digits = 0): string => (value === undefined ? '' : value.toFixed(digits))
const rand = (name: keyof Counts) => (counts: Counts) => toRand(counts[name] ?? 0).toFixed(2)
const plain = (name: keyof Counts) => (counts: Counts) => String(counts[name] ?? 0)

const columns = (): readonly [heading: string, of: (counts: Counts) => string][] => [
  ['Locum sign-ups', plain('locumSignUps')],
  ['Practice sign-ups', plain('practiceSignUps')],
  ['Public offers', plain('publicOffers')],
  ['Private offers', plain('privateOffers')],
  ['Days offered', plain('daysOffered')],
  ['Days booked from offers', plain('daysFilled')],
  ['Median hours to fill', (counts) => numberOf(fillTimes(counts).median, 2)],
  ['Cancellations by practices', plain('practiceCancellations')],
  ['Cancellations by locums', plain('locumCancellations')],
  ['Days booked', plain('daysBooked')],
  ['Booked value (R)', rand('value')],
  [`Of it on ${plans['pro-practice'].short} (R)`, rand('valueOnPro')],
  ['Fees (R)', rand('fees')],
  ['Credits (R)', rand('credits')],
]

/** A row for each counted day or month of both periods, the earliest first; numbers only, so that sheets add up. */
export function figuresCsv({ since, now, before }: Pick<Metrics, 'since' | 'now' | 'before'>): string {
  const first = since ? todayAt(since) : now.from
  const counted = [...before.steps, ...now.steps].filter(({ start }) => start >= first.slice(0, start.length))
  const rows = counted.map(({ start, counts }) => [start, ...columns().map(([, of]) => of(counts))])
  return [['Date', ...columns().map(([heading]) => heading)], ...rows].map((row) => `${row.join(',')}\r\n`).join('')
}
