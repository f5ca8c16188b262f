import type { CustomMessageTriggerEvent } from 'aws-lambda'
import { beforeAll, expect, it, vi } from 'vitest'

let handler: (event: CustomMessageTriggerEvent) => Promise<CustomMessageTriggerEvent>

beforeAll(async () => {
  vi.stubEnv('BRAND_NAME', 'Locum Desk')
  handler = (await import('./custom-message.lambda.ts')).handler
  return () => vi.unstubAllEnvs()
})

const responseTo = async (triggerSource: string) =>
  (
    await handler({
      triggerSource,
      request: { codeParameter: '{####}' },
      response: {},
    } as CustomMessageTriggerEvent)
  ).response

it.each([
  ['CustomMessage_SignUp', 'Confirm your e-mail address: Locum Desk', 'a day'],
  ['CustomMessage_ResendCode', 'Confirm your e-mail address: Locum Desk', 'a day'],
  ['CustomMessage_ForgotPassword', 'Reset your password: Locum Desk', 'an hour'],
])('%s says what its code is for and how long it is valid', async (source, emailSubject, validity) => {
  const { emailMessage, ...response } = await responseTo(source)
  expect(response).toEqual({ emailSubject })
  expect(emailMessage).toMatch(new RegExp(`\\{####\\}.*valid for ${validity}\\.`))
})

it('leaves an invitation to the pool’s template', async () => {
  expect(await responseTo('CustomMessage_AdminCreateUser')).toEqual({})
})
