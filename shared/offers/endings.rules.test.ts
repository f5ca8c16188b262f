import { expect, it } from 'vitest'
import { explanationOf, isLoss, isRefusal, LOCUM_DECLINED } from './endings.rules.ts'
import { dropCauses } from './offers.schema.ts'

it('counts as declined only by the deciding party: a lapsed application was not declined by the practice', () => {
  expect(dropCauses.filter((cause) => isRefusal(cause, 'public'))).toEqual(['declined'])
  expect(dropCauses.filter((cause) => !isRefusal(cause, 'private'))).toEqual(['withdrawn', 'booking-cancelled'])
})

it('leaves days to fill, except those that the practice withdrew or booked itself', () => {
  expect(dropCauses.filter((cause) => !isLoss(cause))).toEqual(['withdrawn', 'booked-here'])
})

it('is explained by a reason that somebody wrote, not by a standard sentence', () => {
  expect(explanationOf('private', 'declined', 'I am on leave.')).toBe('I am on leave.')
  expect(explanationOf('private', 'declined', LOCUM_DECLINED)).toBeUndefined()
  expect(explanationOf('private', 'withdrawn', 'Covered now.')).toBe('Covered now.')
  expect(explanationOf('public', 'withdrawn', 'Withdrawn by the locum.')).toBeUndefined()
  expect(explanationOf('private', 'off', 'The locum is no longer available.')).toBeUndefined()
  expect(explanationOf('public', undefined, undefined)).toBeUndefined()
})
