import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
  TooManyRequestsException,
} from '@aws-sdk/client-cognito-identity-provider'
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { DeliveredEvent } from '#functions/events/event-consumer.ts'
import { reactions } from './reactions.ts'

const [cognito, s3] = [mockClient(CognitoIdentityProviderClient), mockClient(S3Client)]
afterAll(() => [cognito, s3].forEach((mock) => mock.restore()))
beforeEach(() => [cognito, s3].forEach((mock) => mock.reset()))

const done = async () => {}
const deps = {
  bucket: 'documents',
  userPoolId: 'pool',
  exports: { remove: done },
  notifications: { removeAll: done },
  mailCounts: { remove: done },
  feeds: { remove: done },
  devices: { list: async () => [] },
} as unknown as Parameters<typeof reactions>[0]
const end = () => reactions(deps)['account.deleted']?.({ subject: 'usr_1' } as DeliveredEvent<'account.deleted'>)
const failure = new TooManyRequestsException({ message: 'no', $metadata: {} })

describe('after an account is deleted', () => {
  it('the documents are removed although the user pool fails, and the event is retried', async () => {
    cognito.onAnyCommand().rejects(failure)
    s3.on(ListObjectsV2Command).resolves({})
    await expect(end()).rejects.toBe(failure)
    expect(
      s3
        .commandCalls(ListObjectsV2Command)
        .map(({ args }) => args[0].input.Prefix)
        .toSorted(),
    ).toEqual(['documents/usr_1/', 'exports/usr_1/', 'incoming/usr_1/'])
  })

  it('the sign-in ends although the documents can’t be reached, and the event is retried', async () => {
    cognito.onAnyCommand().resolves({})
    s3.onAnyCommand().rejects(failure)
    await expect(end()).rejects.toBe(failure)
    expect(cognito.commandCalls(AdminDeleteUserCommand)).toHaveLength(1)
  })
})
