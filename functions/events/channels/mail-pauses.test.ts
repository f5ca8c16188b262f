import { describe, expect, it } from 'vitest'
import type { EventId } from '#shared/kernel/ids.ts'
import { heldSince, isReplaced, pausedUntil, pausesAfter, wasSaid } from './mail-pauses.ts'

const now = '2026-12-02T10:00:00.000Z'
const [soon, before] = ['2026-12-02T10:05:00.000Z', '2026-12-02T09:55:00.000Z']
const MS = 15 * 60_000
const note = (id: number, topic?: string, of = topic ?? 'off_1') => ({
  id: String(id) as EventId,
  pace: { of, ...(topic && { topic }) },
})
const said = (text: string) => ({ title: 'Running late', text, link: '/' })

describe('a pause', () => {
  it('holds back what is about the same, until it ends', () => {
    expect(pausedUntil(note(1), { off_1: { until: soon } }, now)).toBe(soon)
    expect(pausedUntil(note(1), { off_2: { until: soon } }, now)).toBeUndefined()
    expect(pausedUntil(note(1), { off_1: { until: now } }, now)).toBeUndefined()
    expect(pausedUntil({ id: '1' as EventId }, { off_1: { until: soon } }, now)).toBeUndefined()
  })

  it('that has ended may have held back something since the time that a pause is kept', () => {
    expect(heldSince([note(1)], { off_1: { until: before } }, now)).toBe('2026-12-02T08:00:00.000Z')
    expect(heldSince([note(1)], { off_1: { until: soon }, off_2: { until: before } }, now)).toBeUndefined()
  })

  it('begins with a mail; others stay until an hour after their end', () => {
    const pauses = { off_2: { until: before }, off_3: { until: '2026-12-02T09:00:00.000Z' } }
    const mailed = [{ notification: note(1), said: said('late') }]
    expect(pausesAfter(pauses, mailed, MS, now)).toEqual({
      off_2: { until: before },
      off_1: { until: '2026-12-02T10:15:00.000Z' },
    })
  })
})

describe('what goes back and forth', () => {
  const late = note(1, 'late#1')

  it('is replaced by a later notification of its topic, and by no other', () => {
    expect(isReplaced(late, [late, note(2, 'late#1')])).toBe(true)
    expect(isReplaced(note(2, 'late#1'), [late, note(2, 'late#1'), note(3, 'late#2')])).toBe(false)
    expect(isReplaced(note(1), [note(1), note(2)])).toBe(false)
  })

  it('is not said again as it was said last, except in its calendar file', () => {
    const pauses = pausesAfter({}, [{ notification: late, said: { ...said('late'), calendar: 'at ten' } }], MS, now)
    expect(wasSaid(note(2, 'late#1'), { ...said('late'), calendar: 'at eleven' }, pauses)).toBe(true)
    expect(wasSaid(note(2, 'late#1'), said('on time'), pauses)).toBe(false)
    expect(wasSaid(note(2, 'late#2'), said('late'), pauses)).toBe(false)
  })
})
