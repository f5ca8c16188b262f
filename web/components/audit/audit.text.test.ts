import { expect, it } from 'vitest'
import { kindOf } from '#shared/admin/audit.rules.ts'
import { events } from '#shared/events.ts'
import { formatWhat } from './audit.text.ts'

it('every event that is recorded has words of its own', () => {
  for (const type of Object.keys(events)) {
    if (!kindOf(type)) continue
    const generic = type.replace(/[.-]/g, ' ')
    expect(formatWhat(type).toLowerCase(), type).not.toBe(generic)
  }
})

it('a reading has words of its own; an unknown event and a command are named by what they are called', () => {
  expect(formatWhat('getProfessional')).toBe('Opened the profile of a locum')
  expect(formatWhat('createOfferTemplate')).toBe('Saved a template for offers')
  expect(formatWhat('addFavourite')).toBe('Add favourite')
  expect(formatWhat('impersonation.started', 'act')).toBe('Began to act for an account')
  expect(formatWhat('parcel.sent-off')).toBe('Parcel sent off')
})
