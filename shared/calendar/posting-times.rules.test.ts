import { describe, expect, it } from 'vitest'
import type { PostingCode } from '#shared/kernel/ids.ts'
import type { CalendarDay, CalendarMonth } from './calendar.rules.ts'
import { timesOf, withPostingTimes } from './posting-times.rules.ts'

const [first, second] = ['VAAAAAAA', 'VBBBBBBB'] as [PostingCode, PostingCode]
const [earlier, now, later] = ['2026-12-01T08:00:00.000Z', '2026-12-02T09:00:00.000Z', '2026-12-03T09:00:00.000Z']
const posted = (posting: PostingCode, from = 480): CalendarDay => ({ slots: [], posting, hours: { from, to: 1020 } })
const month = (days: CalendarMonth['days'], more: Partial<CalendarMonth> = {}): CalendarMonth => ({
  month: '2026-12',
  days,
  ...more,
})
const made = { createdAt: earlier, updatedAt: earlier }

describe('when a posting was made and last changed', () => {
  it('is now for a new one; the others in the month keep theirs', () => {
    const before = month({ '2026-12-07': posted(first) }, { postings: { [first]: made } })
    const after = { ...before, days: { ...before.days, '2026-12-08': posted(second) } }
    expect(withPostingTimes([before], [after], now)[0]?.postings).toEqual({
      [first]: made,
      [second]: { createdAt: now, updatedAt: now },
    })
  })

  it('keeps when it was made if its hours change, and ends with its last day', () => {
    const before = month(
      { '2026-12-07': posted(first), '2026-12-08': posted(second) },
      { postings: { [first]: made, [second]: made } },
    )
    const after = { ...before, days: { '2026-12-07': posted(first, 600) } }
    expect(withPostingTimes([before], [after], now)[0]?.postings).toEqual({
      [first]: { createdAt: earlier, updatedAt: now },
    })
  })

  it('does not change with a booking, and spans months', () => {
    const before = month({ '2026-12-07': posted(first) }, { postings: { [first]: made } })
    const booked = { ...posted(first), slots: [{ from: 480, to: 1020, booking: 'B1234567' as never }] }
    const days = { '2026-12-07': booked, '2026-12-09': posted(second) }
    expect(withPostingTimes([before], [{ ...before, days }], now)[0]?.postings?.[first]).toEqual(made)
    const next = { month: '2027-01', days: {}, postings: { [first]: { createdAt: now, updatedAt: now } } }
    expect(timesOf([before, next], first)).toEqual({ createdAt: earlier, updatedAt: now })
    expect(timesOf([month({ '2026-12-07': posted(first) })], first)).toBeUndefined()
  })

  it('changes when all its days of one month are removed', () => {
    const december = month({ '2026-12-31': posted(first) }, { postings: { [first]: made } })
    const january = { month: '2027-01', days: { '2027-01-01': posted(first) }, postings: { [first]: made } }
    const after = withPostingTimes([december, january], [{ ...december, days: {} }, january], now)
    expect(timesOf(after, first)).toEqual({ createdAt: earlier, updatedAt: now })
    const [changed = december, ...others] = after
    const next = withPostingTimes(after, [{ ...changed, days: { '2026-12-30': posted(second) } }, ...others], later)
    expect(timesOf(next, first)).toEqual({ createdAt: earlier, updatedAt: now })
  })

  it('leaves months that did not change alone', () => {
    const before = month({ '2026-12-07': posted(first) })
    expect(withPostingTimes([before], [before], now)[0]).toBe(before)
  })
})
