import { expect, it } from 'vitest'
import { agendaKey, AGENDA_SHARDS, hourBefore, hoursBetween, nextAppointment, partitionsOf } from './agenda.ts'

const entry = (subject: string) => ({ kind: 'request', subject, at: '2026-11-26T08:30:00.000Z' }) as const

it('an entry is in the partition of its hour, and those of an hour are spread', () => {
  const keys = Array.from({ length: 500 }, (_, at) => agendaKey(entry(`off_${at}`)))
  expect(new Set(keys.map(({ pk }) => pk))).toEqual(new Set(partitionsOf('2026-11-26T08')))
  expect(agendaKey(entry('off_1')).sk).toBe('2026-11-26T08:30:00.000Z#request#off_1')
})

it('all hours between two are read, also over midnight', () => {
  expect(hourBefore('2026-11-27T00:10:00.000Z')).toBe('2026-11-26T23')
  expect(hoursBetween('2026-11-26T23', '2026-11-27T01')).toEqual(['2026-11-26T23', '2026-11-27T00', '2026-11-27T01'])
  expect(hoursBetween('2026-11-27T01', '2026-11-26T23')).toEqual([])
  expect([partitionsOf('2026-11-26T23')[0], partitionsOf('2026-11-26T23').length]).toEqual([
    '2026-11-26T23#00',
    AGENDA_SHARDS,
  ])
})

it('the next appointment is the first one after a time', () => {
  const [early, late] = [
    { at: '2026-11-26T09:00:00.000Z', what: 'remind' },
    { at: '2026-11-26T12:00:00.000Z', what: 'expire' },
  ]
  expect(nextAppointment([late, early], '2026-11-26T08:00:00.000Z')).toEqual(early)
  expect(nextAppointment([late, early], early.at)).toEqual(late)
  expect(nextAppointment([late, early], late.at)).toBeUndefined()
})
