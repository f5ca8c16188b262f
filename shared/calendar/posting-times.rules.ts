import { compareStrings } from '#shared/kernel/compare.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { PostingCode } from '#shared/kernel/ids.ts'
import type { CalendarDay, CalendarMonth, PostingTimes } from './calendar.rules.ts'

const daysOf = ({ days }: CalendarMonth, code: PostingCode): [date: string, day: CalendarDay][] =>
  Object.entries(days)
    .filter(([, { posting }]) => posting === code)
    .map(([date, { slots: _, ...posted }]): [string, CalendarDay] => [date, { slots: [], ...posted }])
    .sort(([a], [b]) => compareStrings(a, b))

const codesIn = ({ days }: CalendarMonth): PostingCode[] => [
  ...new Set(Object.values(days).flatMap(({ posting }) => posting ?? [])),
]

/** When a posting was made and last changed, over months; undefined if it is in none of them. */
export const timesOf = (months: readonly CalendarMonth[], code: PostingCode): PostingTimes | undefined => {
  const times = months.flatMap(({ postings }) => postings?.[code] ?? [])
  const [createdAt] = times.map((time) => time.createdAt).sort()
  const updatedAt = times
    .map((time) => time.updatedAt)
    .sort()
    .at(-1)
  return createdAt && updatedAt ? { createdAt, updatedAt } : undefined
}

const isIn = (months: readonly CalendarMonth[], code: PostingCode): boolean =>
  months.some((month) => codesIn(month).includes(code))

/** The months after a change of what is posted, with when each posting was made and last changed. */
export const withPostingTimes = (
  before: readonly CalendarMonth[],
  after: readonly CalendarMonth[],
  now: Instant,
): CalendarMonth[] =>
  after.map((month, at) => {
    const was = before[at]
    if (!was || month === was) return month
    const timeOf = (code: PostingCode): PostingTimes => {
      const known = timesOf(before, code)
      if (!known) return { createdAt: now, updatedAt: now }
      const isChanged = JSON.stringify(daysOf(was, code)) !== JSON.stringify(daysOf(month, code))
      return { createdAt: known.createdAt, updatedAt: isChanged ? now : known.updatedAt }
    }
    // A posting that has lost its days here, but not in the other months that were read, has changed too.
    const lost = [...codesIn(was), ...(Object.keys(was.postings ?? {}) as PostingCode[])]
    const codes = new Set([...codesIn(month), ...lost.filter((code) => isIn(after, code))])
    return { ...month, postings: Object.fromEntries([...codes].map((code) => [code, timeOf(code)])) }
  })
