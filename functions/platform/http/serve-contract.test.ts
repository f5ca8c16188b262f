import type { APIGatewayProxyEventV2, Context } from 'aws-lambda'
import * as z from 'zod/mini'
import { afterEach, expect, it, vi } from 'vitest'
import { defineContract, type Operation } from '#shared/kernel/define-contract.ts'
import type { Caller } from '#shared/kernel/caller.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { ErrorCode } from '#shared/kernel/error-catalogue.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { PublicContext } from '#functions/platform/context.ts'
import { commandOf } from './command-of.ts'
import { serveContract, type Handlers } from './serve-contract.ts'

afterEach(() => void vi.unstubAllEnvs())

const contract = defineContract({
  readNotes: {
    method: 'GET',
    path: '/notes',
    summary: 'Notes',
    access: { public: true },
    response: z.strictObject({ text: z._default(z.string(), '') }),
    errors: ['NOT_FOUND'],
    reads: [],
  },
})

const responseOf = async (readNotes: () => Promise<unknown>, checks = 'true') => {
  vi.stubEnv('CHECKS', checks)
  const handler = serveContract(
    contract,
    { readNotes: readNotes as () => Promise<{ text: string }> },
    { db: {} as never, deps: {}, owners: {} as never },
  )
  const event = {
    routeKey: 'GET /notes',
    requestContext: { requestId: 'r-1' },
    headers: {},
  } as unknown as APIGatewayProxyEventV2
  const { statusCode, body } = await handler(event, {} as Context)
  return [statusCode, JSON.parse(body ?? '')]
}

it('checks a response without changing it: defaults are not filled in', async () => {
  expect(await responseOf(async () => ({}))).toEqual([200, { data: {} }])
  expect(await responseOf(async () => ({ text: 7 }))).toMatchObject([500, { error: { code: 'INTERNAL' } }])
})

it('treats an error that the contract does not declare as an internal one, where checks are on', async () => {
  const failing = (code: ErrorCode) => () => Promise.reject(new DomainError(code))
  expect(await responseOf(failing('NOT_FOUND'))).toMatchObject([404, { error: { code: 'NOT_FOUND' } }])
  expect(await responseOf(failing('OFFER_PAST'))).toMatchObject([500, { error: { code: 'INTERNAL' } }])
  expect(await responseOf(failing('OFFER_PAST'), '')).toMatchObject([409, { error: { code: 'OFFER_PAST' } }])
})

it('treats a super admin’s key as another request when they act for another account', () => {
  const [operator, one, other] = [1, 2, 3].map((n) => `usr_00000000-0000-4000-8000-00000000000${n}` as UserId)
  const event = { headers: { 'idempotency-key': 'k' }, body: '{}' } as unknown as APIGatewayProxyEventV2
  const route = { name: 'saveAboutMe', operation: contract.readNotes, handler: async () => undefined }
  const [first, second] = [one, other].map((account) => {
    const caller = { principal: { user: operator }, account, party: 'professional', grant: 'admin' } as Caller
    return commandOf({ event, input: { params: {}, query: {}, body: {} }, caller }, route)
  })
  expect(first?.id).toBe(`${operator}#k`)
  expect(second?.id).toBe(first?.id)
  expect(second?.hash).not.toBe(first?.hash)
  expect([first?.by, second?.by]).toMatchObject([
    { user: operator, for: one },
    { user: operator, for: other },
  ])
})

it('does not load without what an operation needs', () => {
  const { reads: _, ...notes } = contract.readNotes
  const command = { ...notes, method: 'POST', access: { roles: ['Locum'], underGrant: 'act' }, changes: [] } as const
  const serve = (operation: Operation, served: object) => () =>
    serveContract({ writeNote: operation }, { writeNote: async () => ({ text: '' }) } as never, {
      db: {} as never,
      deps: {},
      owners: {} as never,
      ...served,
    })
  expect(serve(command, {})).toThrow('writeNote runs a command')
  const [commandsTable, audit] = ['commands', {}]
  expect(serve(command, { commandsTable })).toThrow('writeNote is recorded for super admins')
  expect(serve({ ...command, takesNoKey: true }, { audit })).not.toThrow()
  expect(serve({ ...command, causesMail: true }, { commandsTable })).toThrow('writeNote causes mails')
  expect(serve({ ...command, causesMail: true }, { commandsTable, audit, checkMails: () => undefined })).not.toThrow()
})

it('passes no caller to a public operation', () => {
  type Operations = Handlers<typeof contract, object>
  const allowed: Operations = { readNotes: async ({ now }: PublicContext) => ({ text: now }) }
  // @ts-expect-error A public operation has no caller.
  const denied: Operations = { readNotes: async ({ caller }: { caller: Caller }) => ({ text: caller.account }) }
  expect([denied, allowed]).toHaveLength(2)
})
