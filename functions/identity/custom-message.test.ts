import type { CustomMessageTriggerEvent } from 'aws-lambda'
import { beforeAll, expect, it, vi } from 'vitest'
import { tenant } from '#infra/tenants/demo.ts'
import { mailBrandOf } from '#shared/tenants/mail-brand.ts'

let handler: (event: CustomMessageTriggerEvent) => Promise<CustomMessageTriggerEvent>

beforeAll(async () => {
  vi.stubEnv('BRAND', JSON.stringify(mailBrandOf(tenant.settings)))
  handler = (await import('./custom-message.lambda.ts')).handler
  return () => vi.unstubAllEnvs()
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

it('leaves other messages to the pool’s template', async () => {
  expect(await responseTo('CustomMessage_Authentication')).toEqual({})
})
