import { expect, it } from 'vitest'
import type { AuditEntry } from '#shared/admin/audit.contract.ts'
import { foldReadings } from './fold-readings.ts'

const actor = { id: 'usr_11111111-1111-4111-8111-111111111111', name: 'Ayanda Khumalo' } as NonNullable<
  AuditEntry['actor']
>
const entry = (minute: number, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id: `e${minute}`,
  at: `2026-11-30T10:0${minute}:00.000Z`,
  kind: 'readings',
  what: 'getPerson',
  grant: 'admin',
  actor,
  ...changes,
})

it('readings of the same in a row are one, with their number and when the first was', () => {
  const folded = foldReadings([entry(5), entry(4), entry(3), entry(2, { what: 'getDocument' }), entry(1)])
  expect(folded.map(({ id, times, first }) => [id, times, first])).toEqual([
    ['e5', 3, entry(3).at],
    ['e2', 1, entry(2).at],
    ['e1', 1, entry(1).at],
  ])
})

it('what was done, and what another super admin has read, is never folded', () => {
  const done = { kind: 'bookings', what: 'booking.changed' } as const
  const other = { ...actor, id: 'usr_22222222-2222-4222-8222-222222222222' } as typeof actor
  expect(foldReadings([entry(4, done), entry(3, done), entry(2), entry(1, { actor: other })])).toHaveLength(4)
})
