import { describe, expect, it } from 'vitest'
import { nextAfter } from './queue.ts'

const at = (hour: number) => `2026-11-30T0${hour}:00:00.000Z`
const queue = [
  { id: 'a', since: at(6) },
  { id: 'b', since: at(7) },
  { id: 'c', since: at(7) },
]

describe('who is next in line', () => {
  it.each([
    ['after the first', 'a', undefined, 'b'],
    ['of two who came at once', 'b', undefined, 'c'],
    ['after the last', 'c', undefined, 'a'],
    ['after one who has left the queue', 'x', at(6), 'b'],
    ['after one who was never in it', 'x', undefined, 'a'],
  ])('%s', (_, id, since, next) => {
    expect(nextAfter(queue, { id, since })?.id).toBe(next)
  })

  it('is none that was passed: after those, the first that was not', () => {
    expect(nextAfter(queue, { id: 'a' }, ['a', 'b'])?.id).toBe('c')
    expect(nextAfter(queue, { id: 'c' }, ['c', 'b'])?.id).toBe('a')
    expect(nextAfter(queue, { id: 'c' }, ['a', 'b', 'c'])).toBeUndefined()
  })

  it('is none when there is only one, or none', () => {
    expect([nextAfter(queue.slice(0, 1), { id: 'a' }), nextAfter([], { id: 'a' })]).toEqual([undefined, undefined])
  })
})
