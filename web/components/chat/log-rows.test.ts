import { describe, expect, it } from 'vitest'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { Message } from '#shared/messages/messages.schema.ts'
import { type LogRow, logRows } from './log-rows.ts'

const locum = 'usr_1' as UserId
const practice = 'cmp_1' as CompanyId
const [hester, pieter] = [
  { id: 'usr_8' as UserId, name: 'Hester Roux' },
  { id: 'usr_9' as UserId, name: 'Pieter Roux' },
]

const message = (id: number, sentByID: Message['sentByID'], time: string, more: Partial<Message> = {}): Message => ({
  id,
  message: `Message ${id}`,
  sentByID,
  receivedByID: sentByID === locum ? practice : locum,
  createdAt: `2026-11-${time}:00.000Z`,
  isSeen: false,
  ...more,
})
const rows = (messages: readonly Message[], more: Partial<Parameters<typeof logRows>[0]> = {}): LogRow[] =>
  logRows({ messages, unsent: [], own: practice, seen: 0, firstNew: undefined, today: '2026-11-22', ...more })

const words = (shown: readonly LogRow[]): string[] =>
  shown.map((row) => {
    if (row.kind === 'day') return row.label
    if (row.kind === 'new') return `${row.count} new`
    if (row.kind === 'unsent') return row.unsent.state
    return `${row.isOwn ? 'own ' : ''}${row.message.id}${row.isSeen ? ' seen' : ''}`
  })

describe('the rows of a conversation', () => {
  it('begin each day in South Africa with its date', () => {
    const shown = rows([message(1, locum, '20T12:05'), message(2, practice, '21T21:59'), message(3, locum, '21T22:30')])
    expect(words(shown)).toEqual(['Fri 20 Nov', '1', 'Yesterday, Sat 21 Nov', 'own 2', 'Today, Sun 22 Nov', '3'])
  })

  it('name the first time of each day, at the end of what was written within a minute', () => {
    const shown = rows([
      message(1, locum, '21T09:00'),
      message(2, locum, '21T09:00'),
      message(3, locum, '21T09:05'),
      message(4, locum, '22T09:00'),
    ])
    const first = shown.flatMap((row) => (row.kind === 'message' && row.isFirstOfDay ? [row.message.id] : []))
    expect(first).toEqual([2, 4])
  })

  it('have a line before what is new, which counts the other party’s messages', () => {
    const shown = rows(
      [message(1, locum, '22T09:00'), message(2, locum, '22T09:10'), message(3, practice, '22T09:11')],
      { firstNew: 2 },
    )
    expect(words(shown)).toEqual(['Today, Sun 22 Nov', '1', '1 new', '2', 'own 3'])
  })

  it('say of the own messages up to which they were seen', () => {
    const shown = rows([message(1, practice, '22T09:00'), message(2, practice, '22T09:10')], { seen: 1 })
    expect(words(shown)).toEqual(['Today, Sun 22 Nov', 'own 1 seen', 'own 2'])
  })

  it('end with what is not sent yet, on its day', () => {
    const unsent = { clientId: 'client-1', text: 'Hello', at: '2026-11-22T10:00:00.000Z', state: 'sending' } as const
    expect(words(rows([message(1, locum, '21T09:00')], { unsent: [unsent] }))).toEqual([
      'Yesterday, Sat 21 Nov',
      '1',
      'Today, Sun 22 Nov',
      'sending',
    ])
  })

  it('share one time if the same person wrote them within a minute', () => {
    const shown = rows([
      message(1, practice, '22T09:00', { author: hester }),
      message(2, practice, '22T09:00', { author: hester }),
      message(3, practice, '22T09:00', { author: pieter }),
      message(4, practice, '22T09:01', { author: pieter }),
      message(5, locum, '22T09:01'),
    ])
    const groups = shown.flatMap((row) => (row.kind === 'message' ? [[row.startsGroup, row.endsGroup]] : []))
    expect(groups).toEqual([
      [true, false],
      [false, true],
      [true, true],
      [true, true],
      [true, true],
    ])
  })
})
