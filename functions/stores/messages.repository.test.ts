import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, it } from 'vitest'
import type { Party } from '#shared/kernel/caller.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { conversationIdOf, type ChatParties } from '#shared/messages/chat-parties.ts'
import { messagesRepository } from './messages.repository.ts'

const db = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'eu-west-1' }))
const dynamo = mockClient(db)

const parties: ChatParties = {
  professional: 'usr_00000000-0000-4000-8000-000000000001' as UserId,
  practice: 'cmp_0000000000000000' as CompanyId,
}
const downFrom = (last: number, count: number, without?: number) =>
  Array.from({ length: count }, (_, index) => last - index)
    .filter((number) => number !== without)
    .map((number) => ({
      pk: conversationIdOf(parties),
      sk: `MSG#${String(number).padStart(9, '0')}`,
      v: 1,
      number,
      from: 'practice',
      message: 'Good morning.',
      at: '2026-11-27T08:00:00.000Z',
    }))

/** The numbers that are listed, and whether each read was consistent. */
const listed = async (last: number, ...answers: object[][]) => {
  dynamo.reset()
  const query = dynamo.on(QueryCommand)
  for (const Items of answers) query.resolvesOnce({ Items })
  const messages = await messagesRepository(db, 'messages').listMessages(parties, last)
  return {
    numbers: messages.map(({ number }) => number),
    reads: dynamo.commandCalls(QueryCommand).map(({ args: [{ input }] }) => input.ConsistentRead),
  }
}

it('messages are read consistently only where a copy of the table lacks one', async () => {
  expect(await listed(3, downFrom(3, 3))).toEqual({ numbers: [3, 2, 1], reads: [false] })
  expect(await listed(3, downFrom(2, 2), downFrom(3, 3))).toEqual({ numbers: [3, 2, 1], reads: [false, true] })
  expect(await listed(3, downFrom(3, 3, 2), downFrom(3, 3))).toEqual({ numbers: [3, 2, 1], reads: [false, true] })
  const page = downFrom(40, 30)
  expect((await listed(40, page)).reads).toEqual([false])
  // As many as a page has, but without the newest: an older one has taken its place.
  const late = await listed(40, downFrom(39, 30), page)
  expect([late.numbers.at(0), late.numbers.length, late.reads]).toEqual([40, 30, [false, true]])
})

it('of a conversation a party reads its own consistently, and the other’s to look at', async () => {
  const reads = async (party: Party) => {
    dynamo.reset()
    dynamo.on(GetCommand).resolves({})
    await messagesRepository(db, 'messages').getChatsForDisplay(parties, party)
    const calls = dynamo.commandCalls(GetCommand).map(({ args: [{ input }] }) => input)
    return Object.fromEntries(calls.map(({ Key, ConsistentRead }) => [Key?.pk, ConsistentRead]))
  }
  const { professional, practice } = parties
  expect(await reads('professional')).toEqual({ [professional]: true, [practice]: false })
  expect(await reads('practice')).toEqual({ [professional]: false, [practice]: true })
})
