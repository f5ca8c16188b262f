import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
  TooManyRequestsException,
} from '@aws-sdk/client-cognito-identity-provider'
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { DeliveredEvent } from '#functions/events/event-consumer.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import type { EndingChats } from '#functions/stores/ending-chats.ts'
import type { ChatPartyId } from '#shared/messages/messages.schema.ts'
import { CONVERSATIONS_PER_STEP, endChats } from './end-chats.ts'
import { reactions } from './reactions.ts'

const [cognito, s3] = [mockClient(CognitoIdentityProviderClient), mockClient(S3Client)]
afterAll(() => [cognito, s3].forEach((mock) => mock.restore()))
beforeEach(() => [cognito, s3].forEach((mock) => mock.reset()))

const done = async () => {}
const AT = '2026-11-22T08:00:00.000Z'
const deps = {
  bucket: 'documents',
  userPoolId: 'pool',
  exports: { remove: done },
  notifications: { removeAll: done },
  mailCounts: { remove: done },
  mailPauses: { remove: done },
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

describe('after a party is deleted', () => {
  const [party, ...others] = ['usr_1', 'cmp_1', 'cmp_2'] as ChatPartyId[]
  const chats = (end: () => Promise<void>, onNextPage = () => {}) =>
    ({
      pagesOfOthers: async function* () {
        yield others
        onNextPage()
      },
      end,
    }) as unknown as EndingChats
  const cause = { origin: 'command#0', at: AT, by: { op: 'deleteProfessional', grant: 'own' } } as const
  const run = (ending: EndingChats, removeAttachments: () => Promise<void>) =>
    endChats({ ...deps, chats: ending, removeAttachments }, party as ChatPartyId, 0, cause)

  it('a file that is sent while the conversation ends is removed too', async () => {
    const files = new Set(['early.png'])
    const ending = chats(async () => void files.add('late.png'))
    await run(ending, async () => files.clear())
    expect([...files]).toEqual([])
  })

  it('a conversation that can’t end stops the run before the next page is read', async () => {
    let pages = 1
    const ending = chats(
      () => Promise.reject(failure),
      () => void (pages += 1),
    )
    await expect(run(ending, done)).rejects.toBe(failure)
    expect(pages).toBe(1)
  })

  it('a step ends no more than it has time for, and fails if the next one can’t be asked for', async () => {
    let ended = 0
    const ending = {
      pagesOfOthers: async function* () {
        for (;;) yield others
      },
      end: async () => void (ended += 1),
    } as unknown as EndingChats
    const refused = new Error('refused')
    const db = { send: () => Promise.reject(refused) } as unknown as Db
    const step = endChats({ ...deps, db, chats: ending, removeAttachments: done }, party as ChatPartyId, 0, cause)
    await expect(step).rejects.toBe(refused)
    expect(ended).toBe(CONVERSATIONS_PER_STEP)
  })
})
