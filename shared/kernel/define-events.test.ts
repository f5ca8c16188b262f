import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { checkEvent, declareEvent, eventMaker, eventReader } from './define-events.ts'
import { defineLifecycle, transition } from './define-lifecycle.ts'

const events = {
  'parcel.sent': declareEvent({
    version: 3,
    subject: z.string(),
    data: z.strictObject({ grams: z.int(), to: z.string() }),
    of: (id: string, grams: number) => ({ subject: id, data: { grams, to: 'Durban' } }),
    upgrades: {
      1: (data) => ({ grams: (data as { kilos: number }).kilos * 1000 }),
      2: (data) => ({ ...(data as object), to: 'unknown' }),
    },
  }),
  'parcel.lost': declareEvent({
    version: 2,
    subject: z.string(),
    data: z.strictObject({}),
    of: (id: string) => ({ subject: id, data: {} }),
  }),
}
const parcelEvent = eventMaker(events)
const readEvent = eventReader(events)

const sent = (version: number, data: unknown) => ({ type: 'parcel.sent', version, subject: 'p1', data })

describe('an event', () => {
  it('is made with its declared version', () => {
    expect(parcelEvent('parcel.sent', 'p1', 5)).toEqual(sent(3, { grams: 5, to: 'Durban' }))
    // @ts-expect-error The event has no grams.
    parcelEvent('parcel.lost', 'p1', 5)
    // @ts-expect-error Not declared.
    expect(() => parcelEvent('parcel.eaten', 'p1')).toThrow()
  })

  it('is checked against its declaration without importing its slice', () => {
    const event = parcelEvent('parcel.sent', 'p1', 5)
    checkEvent(event)
    expect(() => checkEvent({ ...event })).toThrow('parcel.sent was not made by its builder')
    Object.assign(event.data, { colour: 'red' })
    expect(() => checkEvent(event)).toThrow('colour')
  })

  it('is read as it was written', () =>
    expect(readEvent(sent(3, { grams: 5, to: 'Durban' }))).toEqual(parcelEvent('parcel.sent', 'p1', 5)))

  it.each([
    [1, { kilos: 2 }, { grams: 2000, to: 'unknown' }],
    [2, { grams: 7 }, { grams: 7, to: 'unknown' }],
  ])('of version %i is upgraded to the newest', (version, data, upgraded) =>
    expect(readEvent(sent(version, data))).toEqual(sent(3, upgraded)),
  )

  it.each([
    ['is not declared', { ...sent(1, {}), type: 'parcel.eaten' }, 'No event parcel.eaten is declared'],
    [
      'has the name of a property of all objects',
      { ...sent(1, {}), type: 'toString' },
      'No event toString is declared',
    ],
    ['is newer than its declaration', sent(4, {}), 'parcel.sent has version 4'],
    ['has no upgrade', { ...sent(1, {}), type: 'parcel.lost' }, 'parcel.lost has no upgrade from version 1'],
    ['lacks data', sent(3, { grams: 5 }), 'to'],
    ['has undeclared data', sent(3, { grams: 5, to: 'Durban', name: 'Thandi' }), 'name'],
    ['has no version', { type: 'parcel.sent', subject: 'p1', data: {} }, 'version'],
  ])('that %s is refused', (_, written, why) => expect(() => readEvent(written)).toThrow(why))
})

it('a lifecycle emits declared events only, and names one for each action', () => {
  const states = ['packed', 'sent', 'lost'] as const
  const by = ['Locum'] as const
  const parcel = defineLifecycle<{ send: unknown; lose: unknown }, keyof typeof events>()({
    name: 'Parcel',
    states,
    transitions: {
      send: { from: ['packed'], to: ['sent'], by, emits: 'parcel.sent' },
      lose: { from: ['sent'], to: ['lost'], by: ['System'], emits: 'parcel.lost' },
    },
  })
  const outcome = transition(parcel, 'packed', 'send', 'Locum', {})
  if (!outcome.ok) throw new Error(outcome.code)
  const type: 'parcel.sent' = outcome.emits
  expect(type).toBe('parcel.sent')
  expect(transition(parcel, 'sent', 'lose', 'Locum', {})).toEqual({ ok: false, code: 'FORBIDDEN' })

  defineLifecycle<{ eat: unknown }, keyof typeof events>()({
    name: 'Parcel',
    states,
    // @ts-expect-error Not declared.
    transitions: { eat: { from: ['sent'], to: ['lost'], by, emits: 'parcel.eaten' } },
  })
})
