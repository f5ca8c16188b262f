import { mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { afterAll, describe, expect, it } from 'vitest'
import { declareEvent, type EventDeclaration } from '#shared/kernel/define-events.ts'
import { eventProblems, eventsPage, type EventFacts } from './events-page.ts'
import { madeEvents } from './made-events.ts'

const declared = (noReaderYet?: string): EventDeclaration =>
  declareEvent({
    version: 2,
    subject: z.string(),
    data: z.strictObject({ to: z.string() }),
    of: (id: string) => ({ subject: id, data: { to: 'Durban' } }),
    ...(noReaderYet && { noReaderYet }),
  })

const sound: EventFacts = {
  slices: { parcels: { 'parcel.sent': declared(), 'parcel.lost': declared('Counted one day.') } },
  merged: ['parcel.sent', 'parcel.lost'],
  lifecycles: [
    {
      name: 'Parcel',
      states: ['packed', 'sent'],
      transitions: { send: { from: ['packed'], to: ['sent'], by: ['Locum'], emits: 'parcel.sent' } },
    },
  ] as unknown as EventFacts['lifecycles'],
  made: new Map([
    ['parcel.sent', ['functions/parcels/send-parcel.ts']],
    ['parcel.lost', ['functions/parcels/lose-parcel.ts']],
  ]),
  readers: { notification: { 'parcel.sent': 'in-app, mail' }, reaction: {} },
}

describe('the check of events', () => {
  it('finds no problem if every event is emitted, and is read or marked', () =>
    expect(eventProblems(sound)).toEqual([]))

  it.each<[string, Partial<EventFacts>, string]>([
    [
      'nothing emits',
      { made: new Map([['parcel.lost', ['functions/parcels/lose-parcel.ts']]]) },
      'parcel.sent is declared, but nothing emits it.',
    ],
    [
      'nothing reads, without a reason',
      { readers: {} },
      'parcel.sent has no reader: add one, or give the reason as noReaderYet.',
    ],
    [
      'is read although it has a reason for no reader',
      { readers: { ...sound.readers, reaction: { 'parcel.lost': '' } } },
      'parcel.lost has a reader: remove noReaderYet.',
    ],
    [
      'is read and not declared',
      { readers: { ...sound.readers, reaction: { 'parcel.eaten': '' } } },
      'parcel.eaten is not declared, but reaction reads it.',
    ],
    [
      'is made and not declared',
      { made: new Map([...sound.made, ['parcel.eaten', []]]) },
      'parcel.eaten is not declared, but code makes it.',
    ],
    [
      'two slices declare',
      { slices: { ...sound.slices, post: { 'parcel.sent': declared() } } },
      'parcel.sent is declared twice.',
    ],
    [
      'is missing in the table of all events',
      { merged: ['parcel.sent'] },
      'parcel.lost is missing in shared/events.ts.',
    ],
  ])('finds one that %s', (_, change, problem) => expect(eventProblems({ ...sound, ...change })).toEqual([problem]))
})

it('the page lists emitters and readers', () => {
  const rows = eventsPage(sound)
    .split('\n')
    .filter((line) => line.startsWith('| parcels'))
    .map((line) => line.split(' | ').toSpliced(3, 1).join(' | '))
  expect(rows).toEqual([
    '| parcels | parcel.lost | 2 | to | `parcels/lose-parcel` | the audit alone. Counted one day. |',
    '| parcels | parcel.sent | 2 | to | Parcel: send · `parcels/send-parcel` | notification: in-app, mail |',
  ])
})

describe('the makers of events', () => {
  const root = mkdtempSync(join(tmpdir(), 'events-'))
  afterAll(() => rmSync(root, { recursive: true }))
  symlinkSync(resolve('shared'), join(root, 'shared'))
  mkdirSync(join(root, 'functions'))
  const write = (name: string, ...lines: string[]) =>
    writeFileSync(
      join(root, 'functions', name),
      ["import { offerEvent } from '#shared/offers/offers.events.ts'", ...lines].join('\n'),
    )

  it('are found by the compiler’s types, whether the type is named in code or by a lifecycle', () => {
    write('post.ts', "export const made = (offer: never) => offerEvent('offer.posted', offer)")
    write(
      'cancel.ts',
      "import { transition } from '#shared/kernel/define-lifecycle.ts'",
      "import { offerLifecycle } from '#shared/offers/offers.lifecycle.ts'",
      'export const made = (offer: never) => {',
      "  const outcome = transition(offerLifecycle, 'open', 'cancel', 'CompanyAdmin', {})",
      '  return outcome.ok ? offerEvent(outcome.emits, offer) : undefined',
      '}',
    )
    expect(madeEvents(root)).toEqual(
      new Map([
        ['offer.cancelled', ['functions/cancel.ts']],
        ['offer.posted', ['functions/post.ts']],
      ]),
    )
    write('post.ts', 'export const made = (type: string, offer: never) => offerEvent(type as never, offer)')
    expect(() => madeEvents(root)).toThrow('functions/post.ts: the type of an event is not known at compile time')
  }, 30_000)
})
