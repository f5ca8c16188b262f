import { expect, it } from 'vitest'
import { freePartOf } from './free-part.ts'

const at = (hours: string) => {
  const [start_time = '', end_time = ''] = hours.split('-')
  return { start_time, end_time }
}

it.each([
  ['08:00-17:00', ['06:00-18:00'], '08:00-17:00'],
  ['08:00-17:00', ['06:00-12:00'], '08:00-12:00'],
  ['08:00-17:00', ['08:00-10:00', '12:00-17:00'], '12:00-17:00'],
  ['19:00-07:00', ['18:00-00:00'], '19:00-00:00'],
  ['19:00-07:00', ['22:00-08:00'], '22:00-07:00'],
  ['13:00-17:00', ['08:00-13:00'], undefined],
  ['13:00-17:00', [], undefined],
])('of %s, free at %j: %s', (wanted, free, part) => {
  expect(freePartOf(at(wanted), free.map(at))).toEqual(part && at(part))
})
