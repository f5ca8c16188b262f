import { expect, it } from 'vitest'
import { explanationOf, isLoss, isRefusal, LOCUM_DECLINED } from './endings.rules.ts'
import { dropCauses } from './offers.schema.ts'

it('is a refusal only by the side that was to decide: what lapses is none of the practice’s to an application', () => {
  expect(dropCauses.filter((cause) => isRefusal(cause, 'public'))).toEqual(['declined'])
  expect(dropCauses.filter((cause) => !isRefusal(cause, 'private'))).toEqual(['withdrawn', 'booking-cancelled'])
})

it('leaves days to somebody else, but not those taken back or booked by the practice itself', () => {
  expect(dropCauses.filter((cause) => !isLoss(cause))).toEqual(['withdrawn', 'booked-here'])
})

it('is explained by what a person wrote, not by what says the ending again', () => {
  expect(explanationOf('private', 'declined', 'I am on leave.')).toBe('I am on leave.')
  expect(explanationOf('private', 'declined', LOCUM_DECLINED)).toBeUndefined()
  expect(explanationOf('private', 'withdrawn', 'Covered now.')).toBe('Covered now.')
  expect(explanationOf('public', 'withdrawn', 'Withdrawn by the locum.')).toBeUndefined()
  expect(explanationOf('private', 'off', 'The locum is no longer available.')).toBeUndefined()
  expect(explanationOf('public', undefined, undefined)).toBeUndefined()
})
