import { deflateRawSync } from 'node:zlib'
import {
  AdminDeleteUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  NotAuthorizedException,
  TooManyRequestsException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { UserId } from '#shared/kernel/ids.ts'
import { hashOf } from '#functions/platform/dynamo/command.ts'
import { endAccount } from './end-account.lazy.ts'

const db = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'eu-west-1' }))
const dynamo = mockClient(db)
/** The client is the file's own. */
const cognito = mockClient(CognitoIdentityProviderClient)
afterAll(() => cognito.restore())

let done: string[] = []
let mailError: Error | undefined
const account = { UserPoolId: 'pool', Username: '1' }
const ended = {
  id: 'usr_1' as UserId,
  email: 'thandi@people.test',
  origin: 'usr_1#delete#0',
  at: '2026-11-22T08:00:00.000Z',
}
const end = () =>
  endAccount(
    {
      db,
      commandsTable: 'commands',
      userPoolId: 'pool',
      notifications: { removeAll: async (id) => void done.push(`notifications of ${id}`) },
      mailCounts: { remove: async (id) => void done.push(`mail count of ${id}`) },
      sendMail: async ({ to }) => {
        if (mailError) throw mailError
        done.push(`mail to ${to}`)
      },
    },
    ended,
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
  'mail to thandi@people.test',
  'marked',
]

beforeEach(() => {
  done = []
  mailError = undefined
  dynamo.reset()
  cognito.reset()
  dynamo.on(GetCommand).resolves({})
  dynamo.on(TransactWriteCommand).callsFake(note('marked'))
  cognito.on(AdminUserGlobalSignOutCommand, account).callsFake(note('signed out'))
  cognito.on(AdminDeleteUserCommand, account).callsFake(note('deleted'))
})

describe('an account that ends', () => {
  it('is signed out before it is deleted, its data is removed, and a mail confirms it', async () => {
    await end()
    expect(done.toSorted()).toEqual(all.toSorted())
    // The user pool signs out no user that it doesn't hold any more.
    expect(done.indexOf('signed out')).toBeLessThan(done.indexOf('deleted'))
  })

  it('and has gone from the user pool before: the rest is done', async () => {
    cognito.on(AdminUserGlobalSignOutCommand).rejects(gone).on(AdminDeleteUserCommand).rejects(gone)
    await end()
    expect(done).toEqual(all.slice(2))
  })

  it.each([new TooManyRequestsException(failure), new NotAuthorizedException(failure)])(
    'waits for the event to come again after %s',
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

  it('is told once: not marked while the mail is refused, and not mailed again when it is marked', async () => {
    mailError = new Error('refused')
    await expect(end()).rejects.toBe(mailError)
    expect(done).toEqual(all.slice(0, 4))
    mailError = undefined
    await end()
    const id = `${ended.origin}#goodbye`
    dynamo
      .on(GetCommand, { Key: { pk: id } })
      .resolves({ Item: { pk: id, hash: hashOf(id), answer: deflateRawSync('null') } })
    done = []
    await end()
    expect(done).toEqual(all.slice(0, 4))
  })
})
