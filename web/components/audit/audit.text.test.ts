import { expect, it } from 'vitest'
import { kindOf } from '#shared/admin/audit.rules.ts'
import { events } from '#shared/events.ts'
import { formatWhat } from './audit.text.ts'

it('every event that is recorded has words of its own', () => {
  for (const type of Object.keys(events)) {
    const kind = kindOf(type)
    if (!kind) continue
    const generic = type.replace(/[.-]/g, ' ')
    expect(formatWhat({ what: type, kind }).toLowerCase(), type).not.toBe(generic)
  }
})

it('a reading and an unknown event are named by what they are called', () => {
  expect(formatWhat({ what: 'getProfessional', kind: 'readings' })).toBe('Read professional')
  expect(formatWhat({ what: 'getPerson', kind: 'readings' })).toBe('Read the page of this person')
  expect(formatWhat({ what: 'listPracticeBookings', kind: 'readings' })).toBe('Read practice bookings')
  expect(formatWhat({ what: 'parcel.sent-off', kind: 'accounts' })).toBe('Parcel sent off')
})
