/** Upper bounds of the ranges in which times are counted, in hours; the last range has none. */
export const fillHours = [0.25, 0.5, 1, 2, 4, 8, 12, 24, 36, 48, 72, 96, 168, 336] as const
export const approvalHours = [1, 4, 8, 12, 24, 36, 48, 72, 96, 120, 168, 336] as const

const rangesOf = <Name extends string>(name: Name, bounds: readonly number[]) =>
  [...bounds.keys(), bounds.length].map((at) => `${name}${at}` as `${Name}${number}`)

/** What is counted a day and a month; `value` (`valueOnPro` of it under Pro), `fees` and `credits` in cents. */
const plain = [
  'locumSignUps',
  'practiceSignUps',
  'publicOffers',
  'privateOffers',
  'daysOffered',
  'daysFilled',
  'locumCancellations',
  'practiceCancellations',
  'daysBooked',
  'value',
  'fees',
  'valueOnPro',
  'credits',
  'activeLocums',
  'activePractices',
] as const

export const fillRanges = rangesOf('filled', fillHours)
export const approvalRanges = rangesOf('approved', approvalHours)

export type Counter = (typeof plain)[number] | `filled${number}` | `approved${number}`
export const counterNames: readonly Counter[] = [...plain, ...fillRanges, ...approvalRanges]

/** The counter of a time in minutes. */
export const rangeOf = <Name extends Counter>(
  minutes: number,
  bounds: readonly number[],
  ranges: readonly Name[],
): Name => {
  const at = bounds.findIndex((hours) => minutes <= hours * 60)
  return ranges.at(at < 0 ? -1 : at) as Name
}

/** What entries add to the key figures of their day. */
export type Counts = Partial<Record<Counter, number>>

export const addCounts = (all: Counts, added: Counts): Counts => {
  const sum: Counts = { ...all }
  for (const [name, count] of Object.entries(added) as [Counter, number][]) sum[name] = (sum[name] ?? 0) + count
  return sum
}
