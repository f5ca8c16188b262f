import { expect, it } from 'vitest'
import { formatActivity, formatTimeLeft } from './format-activity.ts'

const now = '2026-11-25T12:00:00.000Z'

it.each([
  [undefined, 'Not yet'],
  ['2026-11-25T11:55:00.000Z', 'Active now'],
  ['2026-11-25T08:31:00.000Z', 'Today 10:31'],
  ['2026-11-24T22:30:00.000Z', 'Today 00:30'],
  ['2026-11-20T08:31:00.000Z', 'Fri 20 Nov'],
])('a member was last active at %s: %s', (at, words) => expect(formatActivity(at, now)).toBe(words))

it.each([
  ['2026-12-02T11:59:00.000Z', '7 days left', false],
  ['2026-11-30T21:59:00.000Z', '5 days left', false],
  ['2026-11-30T22:01:00.000Z', '6 days left', false],
  ['2026-11-27T12:00:00.000Z', '2 days left', false],
  ['2026-11-26T13:00:00.000Z', '1 day left', false],
  ['2026-11-26T01:30:00.000Z', '13 h left', true],
  ['2026-11-25T12:05:00.000Z', '1 h left', true],
])('an invite until %s has %s', (until, text, isSoon) => expect(formatTimeLeft(until, now)).toEqual({ text, isSoon }))

it('an invite that is over has no time left', () => expect(formatTimeLeft(now, now)).toBeUndefined())
