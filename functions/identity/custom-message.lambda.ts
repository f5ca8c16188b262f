import type { CustomMessageTriggerEvent } from 'aws-lambda'
import { readEnv } from '#functions/platform/env.ts'
import { CustomMessageEnv } from './custom-message.env.ts'

const brand = readEnv(CustomMessageEnv).BRAND_NAME

const message = (subject: string, purpose: string, validity: string) => ({
  subject: `${subject}: ${brand}`,
  text: (code: string) =>
    `Your code to ${purpose} is ${code}. It is valid for ${validity}. If you did not request it from ${brand}, please ignore this e-mail.`,
})
const confirm = message('Confirm your e-mail address', 'confirm your e-mail address', 'a day')
const reset = message('Reset your password', 'reset your password', 'an hour')

const messages: Partial<Record<CustomMessageTriggerEvent['triggerSource'], typeof confirm>> = {
  CustomMessage_SignUp: confirm,
  CustomMessage_ResendCode: confirm,
  CustomMessage_ForgotPassword: reset,
}

/** The pool's own template has one subject for all codes, which an inbox could not tell apart. */
export const handler = async (event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> => {
  const found = messages[event.triggerSource]
  if (found)
    Object.assign(event.response, {
      emailSubject: found.subject,
      emailMessage: found.text(event.request.codeParameter),
    })
  return event
}
