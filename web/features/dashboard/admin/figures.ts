import type { Metrics } from '#shared/admin/metrics.contract.ts'
import type { Counts } from '#shared/admin/counters.ts'
import { fillTimes, sumOf } from '#shared/admin/figures.rules.ts'
import { todayAt } from '#shared/kernel/dates.ts'
import { formatRand, formatThousands } from '#shared/kernel/money.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { plans } from '#shared/kernel/plans.ts'
import { formatPercent } from '#shared/kernel/format-percent.ts'
import { formatChange, formatDelay, formatPoints, formatSpan, NONE_BEFORE } from './format-figures.ts'

/** One of the tones of a chart. */
export interface Part {
  label: string
  of: (counts: Counts) => number
}

interface Definition {
  name: string
  /** Sides or kinds that a day's bar is made of; a figure without them is a line. */
  parts?: readonly Part[]
  /** Undefined if nothing says how much it is. */
  valueOf: (counts: Counts) => number | undefined
  format: (value: number) => string
  change: (now: number, before: number) => string
  /** What the figure is made of, besides its parts. */
  note?: (counts: Counts) => string
}

/** The colours of a chart's parts, from the first. */
export const partTones = ['var(--ld-colors-secondary-line)', 'var(--ld-colors-border-emphasized)'] as const

const countOf =
  (...names: (keyof Counts)[]) =>
  (counts: Counts): number =>
    names.reduce((sum, name) => sum + (counts[name] ?? 0), 0)

const part = (label: string, name: keyof Counts): Part => ({ label, of: countOf(name) })
const numbers = { format: formatThousands, change: formatChange('more', 'fewer') }
const amounts = { format: formatRand, change: formatChange('more', 'less') }

const shareOf = (of: number, all: number): number | undefined => (all > 0 ? of / all : undefined)
const onStandard = (counts: Counts): number => countOf('value')(counts) - countOf('valueOnPro')(counts)
const { 'pay-when-you-book': standard, 'pro-practice': pro } = plans

export const definitions: readonly Definition[] = [
  {
    name: 'Sign-ups',
    parts: [part('locums', 'locumSignUps'), part('practices', 'practiceSignUps')],
    valueOf: countOf('locumSignUps', 'practiceSignUps'),
    ...numbers,
  },
  {
    name: 'Offers posted',
    parts: [part('public', 'publicOffers'), part('private', 'privateOffers')],
    valueOf: countOf('publicOffers', 'privateOffers'),
    ...numbers,
    note: (counts) => `for ${formatCount(counts.daysOffered ?? 0, 'day')}`,
  },
  {
    name: 'Fill rate',
    valueOf: (counts) => shareOf(counts.daysFilled ?? 0, counts.daysOffered ?? 0),
    format: (share) => `${Math.round(share * 100)}%`,
    change: formatPoints,
    note: (counts) =>
      `${formatThousands(counts.daysFilled ?? 0)} days booked, ${formatThousands(counts.daysOffered ?? 0)} offered`,
  },
  {
    name: 'Time to fill, median',
    valueOf: (counts) => fillTimes(counts).median,
    format: formatSpan,
    change: formatDelay,
    note: (counts) => {
      const { nineInTen } = fillTimes(counts)
      return nineInTen === undefined
        ? 'No offered day was booked'
        : `Nine in ten within ${formatSpan(nineInTen)}; estimated from ranges`
    },
  },
  {
    name: 'Cancellations',
    parts: [part('by practices', 'practiceCancellations'), part('by locums', 'locumCancellations')],
    valueOf: countOf('practiceCancellations', 'locumCancellations'),
    ...numbers,
  },
  {
    name: 'Booked value',
    parts: [part('pay', 'value')],
    valueOf: countOf('value'),
    ...amounts,
    note: (counts) => {
      const days = counts.daysBooked ?? 0
      const perDay = days > 0 ? `, ${formatRand(Math.round((counts.value ?? 0) / days))} a day` : ''
      return `${formatCount(days, 'day')}${perDay}; cancelled days taken off`
    },
  },
  {
    name: 'Fees',
    parts: [part('fees', 'fees')],
    valueOf: countOf('fees'),
    ...amounts,
    note: (counts) =>
      [
        `${formatPercent(standard.fee)} on ${formatRand(onStandard(counts))}`,
        `${formatPercent(pro.fee)} on ${formatRand(counts.valueOnPro ?? 0)}`,
      ].join(', '),
  },
  {
    name: 'Credits earned',
    parts: [part('credits', 'credits')],
    valueOf: countOf('credits'),
    ...amounts,
    note: () => `${formatPercent(standard.credits)} of the pay, posted after a booking’s last day`,
  },
]

export interface Figure extends Definition {
  now: { counts: Counts; value: number | undefined }
  /** Absent if counting had not begun then. */
  before?: { counts: Counts; value: number | undefined }
  /** By day or month. */
  steps: { start: string; values: (number | undefined)[]; before: number | undefined }[]
  /** Of the steps before, for bars. */
  average: number | undefined
}

/** Whether counting had begun with the period before: with part of one, nothing is compared. */
export const isCompared = ({ since, before }: Pick<Metrics, 'since' | 'before'>): boolean =>
  since !== undefined && todayAt(since) <= before.from

/** Each figure with both periods. */
export function figuresOf(metrics: Pick<Metrics, 'since' | 'now' | 'before'>): Figure[] {
  const { now, before } = metrics
  const compared = isCompared(metrics)
  const [total, totalBefore] = [now, before].map(({ steps }) => sumOf(steps.map(({ counts }) => counts))) as [
    Counts,
    Counts,
  ]
  return definitions.map((definition) => {
    const { parts, valueOf } = definition
    const valueBefore = valueOf(totalBefore)
    return {
      ...definition,
      now: { counts: total, value: valueOf(total) },
      ...(compared && { before: { counts: totalBefore, value: valueBefore } }),
      steps: now.steps.map(({ start, counts }, at) => ({
        start,
        values: parts ? parts.map(({ of }) => of(counts)) : [valueOf(counts)],
        before: compared ? valueOf(before.steps[at]?.counts ?? {}) : undefined,
      })),
      average: compared ? (valueBefore ?? 0) / before.steps.length : undefined,
    }
  })
}

/** A figure of one part is that part. */
export const partsOf = ({ parts = [] }: Definition): readonly Part[] => (parts.length > 1 ? parts : [])

/** `31 locums, 15 practices`, and what else it is made of. */
export const detailOf = (figure: Figure): string => {
  const { counts } = figure.now
  const parts = partsOf(figure).map(({ label, of }) => `${formatThousands(of(counts))} ${label}`)
  return [parts.join(', '), figure.note?.(counts)].filter(Boolean).join('; ')
}

/** What has changed since the period before, in words; undefined if there is nothing to compare. */
export const changeOf = ({ now, before, change }: Figure): { words: string; direction: number } | undefined => {
  if (now.value === undefined || before?.value === undefined) return undefined
  const words = change(now.value, before.value)
  return { words, direction: words === NONE_BEFORE ? 0 : Math.sign(now.value - before.value) }
}
