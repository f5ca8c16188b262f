import { describe, expect, it } from 'vitest'
import { EventId, eventIdOf } from './ids.ts'

describe('the id of an event', () => {
  const origin = (byte: number) => new Uint8Array(32).fill(byte)

  it('is valid, and the same for the same time and origin', () => {
    const id = eventIdOf('2026-11-20T18:00:00.000Z', origin(7))
    expect(EventId.safeParse(id).success).toBe(true)
    expect(eventIdOf('2026-11-20T18:00:00.000Z', origin(7))).toBe(id)
    expect(eventIdOf('2026-11-20T18:00:00.000Z', origin(8))).not.toBe(id)
  })

  it('sorts by time, whatever the origin', () => {
    const times = [
      '1999-12-31T23:59:59.999Z',
      '2026-11-20T18:00:00.000Z',
      '2026-11-20T18:00:00.001Z',
      '2090-01-01T00:00:00.000Z',
    ]
    const ids = times.map((at, index) => eventIdOf(at, origin(31 - index)))
    expect(ids.toSorted()).toEqual(ids)
  })
})
