import { expect, it } from 'vitest'
import { events } from '#shared/events.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { activeIn } from './active.rules.ts'
import { kindOf, recordOfEvent, recordOfReading, recordedParties } from './audit.rules.ts'
import { auditKinds } from './audit-kinds.ts'

const at = '2026-11-30T21:59:00.000Z'
const locum = 'usr_11111111-1111-4111-8111-111111111111' as UserId
const admin = 'usr_22222222-2222-4222-8222-222222222222' as UserId
const practice = 'cmp_0123456789ABCDEF' as CompanyId
const by = { op: 'op', user: admin, grant: 'admin' } as const

it('every event has a kind, save those that only pass work on', () => {
  const without = Object.keys(events).filter((type) => kindOf(type) === undefined)
  expect(without.sort()).toEqual([
    'chats-ending.continued',
    'devices.removed',
    'export.continued',
    'mail-pause.ended',
    'message.seen',
    'quiet-hours.ended',
    'retention.due',
  ])
  for (const type of Object.keys(events)) if (kindOf(type)) expect(auditKinds).toContain(kindOf(type))
  expect(kindOf('company.approved')).toBe('approvals')
  expect([kindOf('company.created'), kindOf('company.saved')]).toEqual(['approvals', 'profiles'])
  expect(kindOf('company.saved')).toBe('profiles')
})

it('an event names the person, the practice and what it is about, by the prefixes of ids', () => {
  const data = { companyId: practice, professionalId: locum, companyName: 'Harbour Road Pharmacy' }
  expect(recordOfEvent({ type: 'booking.confirmed', subject: 'B7K2M9QX', data, at, by })).toEqual({
    ...by,
    at,
    kind: 'bookings',
    what: 'booking.confirmed',
    person: locum,
    company: practice,
    about: 'B7K2M9QX',
  })
  expect(recordOfEvent({ type: 'professional.approved', subject: locum, data: {}, at, by })).toEqual({
    ...by,
    at,
    kind: 'approvals',
    what: 'professional.approved',
    person: locum,
  })
  const acting = { op: 'op', user: locum, grant: 'own', practice } as const
  expect(recordOfEvent({ type: 'export.requested', subject: 'exp_1', data: { owner: locum }, at, by: acting })).toEqual(
    {
      ...acting,
      at,
      kind: 'exports',
      what: 'export.requested',
      person: locum,
      company: practice,
      about: 'exp_1',
    },
  )
})

it('a grant that is ended by the next one does not have its reason', () => {
  const started = { ...by, reason: 'Asked by telephone' }
  const ended = { type: 'impersonation.ended', subject: locum, data: {}, at, by: started }
  expect(recordOfEvent(ended)).not.toHaveProperty('reason')
})

it('what only passes work on is not recorded', () => {
  expect(recordOfEvent({ type: 'message.seen', subject: 'x', data: {}, at, by })).toBeUndefined()
})

it('the reason is the super admin’s, else the one that the other party reads, but not of what follows', () => {
  const data = { reason: 'I am ill today' }
  const cancelled = { type: 'booking.cancelled', subject: 'B1', data, at }
  expect(recordOfEvent({ ...cancelled, by: { ...by, reason: 'Asked by phone' } })?.reason).toBe('Asked by phone')
  expect(recordOfEvent({ ...cancelled, by })?.reason).toBe('I am ill today')
  expect(recordOfEvent({ ...cancelled, by: { ...by, via: 'event' } })).not.toHaveProperty('reason')
  expect(recordOfEvent({ ...cancelled, data: {}, by })).not.toHaveProperty('reason')
})

it('a reading names whose data it was', () => {
  expect(recordOfReading({ ...by, subject: locum }, at)).toEqual({
    ...by,
    at,
    kind: 'readings',
    what: 'op',
    person: locum,
  })
  expect(recordOfReading({ ...by, subject: practice }, at)).toMatchObject({ company: practice })
  expect(recordOfReading({ ...by, subject: 'B1', for: locum }, at)).toMatchObject({ person: locum, about: 'B1' })
  expect(recordOfReading({ ...by, for: locum }, at)).toMatchObject({ person: locum, for: locum })
})

it('names the people and practices of entries', () => {
  const other = 'cmp_FEDCBA9876543210' as CompanyId
  const entry = { ...by, at, kind: 'bookings', what: 'x', person: locum, company: practice, practice: other } as const
  expect(recordedParties([entry]).filter(Boolean)).toEqual([admin, other, locum, practice])
})

it('an export names the list and what it was filtered by', () => {
  const of = { list: 'audit', format: 'csv', filters: { kind: 'bookings', from: '2026-01-01', to: '2026-11-30' } }
  const data = { owner: admin, step: 0, of }
  expect(recordOfEvent({ type: 'export.requested', subject: 'exp_1', data, at, by })).toMatchObject({ exported: of })
})

it('a locum is active by what they do for themselves, a practice by what its users do for it', () => {
  const own = { op: 'op', user: locum, grant: 'own', at, kind: 'offers', what: 'x' } as const
  expect(activeIn({ ...own, person: locum })).toEqual([{ id: locum, month: '2026-11' }])
  expect(activeIn({ ...own, person: locum, at: '2026-11-30T22:00:00.000Z' })).toEqual([{ id: locum, month: '2026-12' }])
  expect(activeIn({ ...own, person: locum, practice })).toEqual([{ id: practice, month: '2026-11' }])
  expect(activeIn({ ...own, person: admin })).toEqual([])
  for (const kind of ['members', 'accounts', 'exports'] as const)
    expect(activeIn({ ...own, person: locum, kind })).toEqual([])
  const created = { ...own, kind: 'approvals', what: 'company.created', person: locum, company: practice } as const
  expect(activeIn(created)).toEqual([{ id: practice, month: '2026-11' }])
  expect(activeIn({ ...own, person: locum, via: 'event' })).toEqual([])
  expect(activeIn({ ...own, person: locum, grant: 'admin' })).toEqual([])
  expect(activeIn({ ...own, person: locum, kind: 'readings' })).toEqual([])
  expect(activeIn({ op: 'op', grant: 'own', at, kind: 'offers', what: 'x', person: locum })).toEqual([])
})
