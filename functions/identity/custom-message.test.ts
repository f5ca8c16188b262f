import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import type { CustomMessageTriggerEvent } from 'aws-lambda'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { tenantItem } from '#functions/stores/config.items.ts'
import { tenant } from '#infra/tenants/demo.ts'

const config = mockClient(DynamoDBDocumentClient)
const stored = (brandName: string) =>
  config.on(QueryCommand).resolves({
    Items: [
      tenantItem.written({
        ...tenant,
        settings: { ...tenant.settings, brandName },
        pk: 'tenant',
        sk: tenant.tenantId,
        version: 1,
      }),
    ],
  })

let handler: (event: CustomMessageTriggerEvent) => Promise<CustomMessageTriggerEvent>
beforeAll(async () => {
  vi.stubEnv('CONFIG_TABLE', 'config')
  vi.stubEnv('TENANT_ID', tenant.tenantId)
  vi.stubEnv('AWS_REGION', 'eu-west-1')
  vi.useFakeTimers({ toFake: ['Date'] })
  handler = (await import('./custom-message.lambda.ts')).handler
  return () => {
    vi.unstubAllEnvs()
    vi.useRealTimers()
  }
})
beforeEach(() => {
  // Settings are read once a minute.
  vi.setSystemTime(Date.now() + 60_000)
  stored('Locum Desk')
})

const responseTo = async (triggerSource: string) =>
  (
    await handler({
      triggerSource,
      request: { codeParameter: '{####}', usernameParameter: '{username}' },
      response: {},
    } as CustomMessageTriggerEvent)
  ).response

it.each([
  ['CustomMessage_SignUp', 'Confirm your e-mail address: Locum Desk', 'valid for a day'],
  ['CustomMessage_ResendCode', 'Confirm your e-mail address: Locum Desk', 'valid for a day'],
  ['CustomMessage_ForgotPassword', 'Reset your password: Locum Desk', 'valid for an hour'],
  ['CustomMessage_AdminCreateUser', 'Your account: Locum Desk', 'Your Locum Desk account {username} has been created.'],
])('%s says what its code is for, in the look of every mail', async (source, subject, words) => {
  const { emailMessage, ...response } = await responseTo(source)
  expect(response).toEqual({ emailSubject: subject })
  expect(emailMessage).toContain(words)
  expect(emailMessage).toMatch(/^<!doctype html>.*>\{####\}<\/p>/s)
  // Cognito's limit.
  expect(emailMessage?.length).toBeLessThan(20_000)
})

it('has the brand of the settings within a minute of their change', async () => {
  const subject = async () => (await responseTo('CustomMessage_SignUp')).emailSubject
  expect(await subject()).toBe('Confirm your e-mail address: Locum Desk')
  stored('Cape Cover')
  vi.setSystemTime(Date.now() + 60_000)
  expect(await subject()).toBe('Confirm your e-mail address: Cape Cover')
})

it('leaves other messages, and those that it knows no brand for, to the pool’s template', async () => {
  expect(await responseTo('CustomMessage_Authentication')).toEqual({})
  config.on(QueryCommand).rejects(new Error('no table'))
  expect(await responseTo('CustomMessage_SignUp')).toEqual({})
})
