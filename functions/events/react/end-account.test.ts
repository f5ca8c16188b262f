import {
  AdminDeleteUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  NotAuthorizedException,
  TooManyRequestsException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { UserId } from '#shared/kernel/ids.ts'
import { endAccount } from './end-account.lazy.ts'

/** Mocked because the module creates its own client. */
const cognito = mockClient(CognitoIdentityProviderClient)
afterAll(() => cognito.restore())

let done: string[] = []
const account = { UserPoolId: 'pool', Username: '1' }
const end = () =>
  endAccount(
    {
      userPoolId: 'pool',
      notifications: { removeAll: async (id) => void done.push(`notifications of ${id}`) },
      feeds: { remove: async (id) => void done.push(`calendar feed of ${id}`) },
      mailCounts: { remove: async (id) => void done.push(`mail count of ${id}`) },
      mailPauses: { remove: async (id) => void done.push(`mail pauses of ${id}`) },
      privacy: { removeChoices: async (id) => void done.push(`consents of ${id}`) },
    },
    'usr_1' as UserId,
  )
const failure = { message: 'no', $metadata: {} }
const gone = new UserNotFoundException(failure)
const note = (what: string) => async () => {
  done.push(what)
  return {}
}
const all = [
  'signed out',
  'deleted',
  'notifications of usr_1',
  'mail count of usr_1',
  'mail pauses of usr_1',
  'calendar feed of usr_1',
  'consents of usr_1',
]

beforeEach(() => {
  done = []
  cognito.reset()
  cognito.on(AdminUserGlobalSignOutCommand, account).callsFake(note('signed out'))
  cognito.on(AdminDeleteUserCommand, account).callsFake(note('deleted'))
})

describe('a deleted account', () => {
  it('is signed out before it is removed from the user pool, and its data is deleted', async () => {
    await end()
    expect(done.toSorted()).toEqual(all.toSorted())
    // The user pool can't sign out a user that it no longer has.
    expect(done.indexOf('signed out')).toBeLessThan(done.indexOf('deleted'))
  })

  it('that is no longer in the user pool: its data is still deleted', async () => {
    cognito.on(AdminUserGlobalSignOutCommand).rejects(gone).on(AdminDeleteUserCommand).rejects(gone)
    await end()
    expect(done).toEqual(all.slice(2))
  })

  it.each([new TooManyRequestsException(failure), new NotAuthorizedException(failure)])(
    'is left to a retry of the event after %s',
    async (error) => {
      cognito.on(AdminUserGlobalSignOutCommand).rejectsOnce(error).callsFake(note('signed out'))
      await expect(end()).rejects.toBe(error)
      expect(done).toEqual([])
      cognito.on(AdminDeleteUserCommand).rejectsOnce(error).callsFake(note('deleted'))
      await expect(end()).rejects.toBe(error)
      expect(done).toEqual(['signed out'])
      await end()
      expect(done.slice(1)).toEqual(all)
    },
  )
})
