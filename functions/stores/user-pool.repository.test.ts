import {
  AdminGetUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  InternalErrorException,
  NotAuthorizedException,
  TooManyRequestsException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it } from 'vitest'
import type { UserId } from '#shared/kernel/ids.ts'
import { errorResponse } from '#functions/platform/http/error-response.ts'
import type { Log } from '#functions/platform/logger.ts'
import { userPoolRepository } from './user-pool.repository.ts'

const client = new CognitoIdentityProviderClient({ region: 'eu-west-1' })
const cognito = mockClient(client)
beforeEach(() => void cognito.reset())

const find = () => userPoolRepository(client, 'pool').find('usr_1' as UserId)
const metadata = (httpStatusCode: number) => ({ message: 'no', $metadata: { httpStatusCode } })

describe('an account in the user pool', () => {
  it('is found by its id, with the attributes that may be seen', async () => {
    const UserAttributes = [
      { Name: 'email', Value: 'thandi@people.test' },
      { Name: 'custom:consent', Value: '1' },
      { Name: 'name' },
    ]
    cognito.on(AdminGetUserCommand, { UserPoolId: 'pool', Username: '1' }).resolves({ Username: '1', UserAttributes })
    expect(await find()).toEqual({ Username: '1', UserAttributes: [{ Name: 'email', Value: 'thandi@people.test' }] })
  })

  it('is not found once it is deleted', async () => {
    cognito.on(AdminGetUserCommand).rejects(new UserNotFoundException(metadata(400)))
    expect(await find()).toBeUndefined()
  })

  it('has no sessions to end once it is deleted', async () => {
    cognito.on(AdminUserGlobalSignOutCommand).rejects(new UserNotFoundException(metadata(400)))
    await expect(userPoolRepository(client, 'pool').endSessions('usr_1' as UserId)).resolves.toBeUndefined()
  })

  it.each([
    [new TooManyRequestsException(metadata(400)), 'BUSY'],
    [new InternalErrorException(metadata(500)), 'BUSY'],
    [new NotAuthorizedException(metadata(400)), 'INTERNAL'],
  ])('is not reported as missing after %s, but as %s', async (error, code) => {
    cognito.on(AdminGetUserCommand).rejects(error)
    await expect(find()).rejects.toBe(error)
    const { body = '' } = await errorResponse(error, 'request', { error: () => {} } as unknown as Log)
    expect(JSON.parse(body)).toMatchObject({ error: { code } })
  })
})
