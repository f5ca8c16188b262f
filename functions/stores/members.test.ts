import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, it } from 'vitest'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { members } from './members.ts'

const db = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'eu-west-1' }))
const dynamo = mockClient(db)

const practice = 'cmp_0000000000000000' as CompanyId
const [reader, colleague] = ['usr_1', 'usr_2'] as [UserId, UserId]
const stored = (id: UserId, version: number) => ({
  pk: practice,
  sk: `MEMBER#${id}`,
  v: 1,
  memberUser: id,
  role: 'owner',
  since: '2026-01-05T08:00:00.000Z',
  version,
})

/** Who is listed, and whether each read was consistent. */
const listed = async (version: number, ...answers: object[][]) => {
  dynamo.reset()
  const query = dynamo.on(QueryCommand)
  for (const Items of answers) query.resolvesOnce({ Items })
  const found = await members(db, 'companies').listMembersFor(practice, reader, version)
  const reads = dynamo.commandCalls(QueryCommand).map(({ args: [{ input }] }) => input.ConsistentRead)
  return { ids: found.map(({ id }) => id), reads }
}

it('members are read consistently only where a copy of the table has an older membership of the reader', async () => {
  const both = [stored(reader, 3), stored(colleague, 1)]
  expect(await listed(3, both)).toEqual({ ids: [reader, colleague], reads: [false] })
  // Another owner has changed the reader’s own meanwhile.
  expect(await listed(2, both)).toEqual({ ids: [reader, colleague], reads: [false] })
  expect(await listed(4, both, [stored(reader, 4)])).toEqual({ ids: [reader], reads: [false, true] })
  // The reader has just joined.
  expect(await listed(1, [stored(colleague, 1)], both)).toEqual({ ids: [reader, colleague], reads: [false, true] })
})
