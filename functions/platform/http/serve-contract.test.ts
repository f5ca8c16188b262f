import type { APIGatewayProxyEventV2, Context } from 'aws-lambda'
import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { serveContract } from './serve-contract.ts'

const contract = defineContract({
  readNotes: {
    method: 'GET',
    path: '/notes',
    summary: 'Notes',
    access: { public: true },
    response: z.strictObject({ text: z._default(z.string(), '') }),
    errors: [],
  },
})

const answerOf = async (output: object) => {
  const handler = serveContract(
    contract,
    { readNotes: async () => output as { text: string } },
    { db: {} as never, extra: {}, owners: {} as never, checkAnswers: true },
  )
  const event = {
    routeKey: 'GET /notes',
    requestContext: { requestId: 'r-1' },
    headers: {},
  } as unknown as APIGatewayProxyEventV2
  const { statusCode, body } = await handler(event, {} as Context)
  return [statusCode, JSON.parse(body ?? '')]
}

it('checks an answer and leaves it as it is: a default fills nothing in', async () => {
  expect(await answerOf({})).toEqual([200, { data: {} }])
  expect(await answerOf({ text: 7 })).toMatchObject([500, { error: { code: 'INTERNAL' } }])
})
