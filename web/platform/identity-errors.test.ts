import { expect, it, vi } from 'vitest'
import { identityErrorText } from './identity-errors.ts'

vi.mock('./log.ts', () => ({ log: { refusal: vi.fn(), failure: vi.fn() } }))

const failure = (name: string, message = '') => Object.assign(new Error(message), { name })

it('says how long to wait as the user pool counts: moments after wrong passwords, an hour after too many codes', () => {
  expect(identityErrorText(failure('NotAuthorizedException', 'Incorrect username or password.'))).toBe(
    'The e-mail address or password is incorrect.',
  )
  const locked = failure('NotAuthorizedException', 'Password attempts exceeded')
  const wait = /^Too many wrong attempts\. Wait a moment, then try again\. .* doubles the wait, up to 15 minutes\.$/
  expect(identityErrorText(locked)).toMatch(wait)
  expect(identityErrorText(locked, { NotAuthorizedException: 'The old password is wrong.' })).toMatch(wait)
  expect(identityErrorText(failure('LimitExceededException'))).toBe('Too many attempts. Please try again in an hour.')
})
