import { expect, it } from 'vitest'
import { kindOf } from '#shared/admin/audit.rules.ts'
import { events } from '#shared/events.ts'
import { formatWhat } from './audit.text.ts'

it('every event that is recorded has words of its own', () => {
  for (const type of Object.keys(events)) {
    if (!kindOf(type)) continue
    const generic = type.replace(/[.-]/g, ' ')
    expect(formatWhat({ what: type }).toLowerCase(), type).not.toBe(generic)
  }
})

it('a reading has words of its own; an unknown event and a command are named by what they are called', () => {
  expect(formatWhat({ what: 'getProfessional' })).toBe('Opened the profile of a locum')
  expect(formatWhat({ what: 'getDocument', document: 'identity_document' })).toBe('Opened an identity document')
  expect(formatWhat({ what: 'createOfferTemplate' })).toBe('Saved a template for offers')
  expect(formatWhat({ what: 'addFavourite' })).toBe('Add favourite')
  expect(formatWhat({ what: 'impersonation.started', mode: 'act' })).toBe('Began to act for an account')
  expect(formatWhat({ what: 'parcel.sent-off' })).toBe('Parcel sent off')
})
