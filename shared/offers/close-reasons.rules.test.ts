import { expect, it } from 'vitest'
import { shownReason, needsReplacement, countsAsDeclined, LOCUM_DECLINED_REASON } from './close-reasons.rules.ts'
import { dropCauses } from './applications.schema.ts'

it('counts as declined only by the deciding party: a lapsed application was not declined by the practice', () => {
  expect(dropCauses.filter((cause) => countsAsDeclined(cause, 'public'))).toEqual(['declined'])
  expect(dropCauses.filter((cause) => !countsAsDeclined(cause, 'private'))).toEqual([
    'withdrawn',
    'booking-cancelled',
    'expired',
    'filled',
  ])
})

it('leaves days to fill, except those that the practice withdrew, booked itself or no longer needs', () => {
  expect(dropCauses.filter((cause) => !needsReplacement(cause))).toEqual(['withdrawn', 'booked-here', 'filled'])
})

it('is explained by a reason that somebody wrote, not by a standard sentence', () => {
  expect(shownReason('private', 'declined', 'I am on leave.')).toBe('I am on leave.')
  expect(shownReason('private', 'declined', LOCUM_DECLINED_REASON)).toBeUndefined()
  expect(shownReason('private', 'withdrawn', 'Covered now.')).toBe('Covered now.')
  expect(shownReason('public', 'withdrawn', 'Withdrawn by the locum.')).toBeUndefined()
  expect(shownReason('private', 'off', 'The locum is no longer available.')).toBeUndefined()
  expect(shownReason('public', undefined, undefined)).toBeUndefined()
})
