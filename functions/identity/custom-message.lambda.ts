import type { CustomMessageTriggerEvent } from 'aws-lambda'
import { MailBrandText } from '#shared/tenants/mail-brand.schema.ts'
import { mailHtml } from '#functions/mail/mail-html.ts'
import { environmentOf } from '#functions/wiring/environment.ts'

const brand = MailBrandText.parse(environmentOf('custom-message').BRAND)

const codeFor = (title: string, purpose: string, validity: string) => ({
  title,
  text: () =>
    `Your code to ${purpose} is valid for ${validity}. If you did not request it from ${brand.name}, please ignore this e-mail.`,
})
const confirm = codeFor('Confirm your e-mail address', 'confirm your e-mail address', 'a day')
const reset = codeFor('Reset your password', 'reset your password', 'an hour')
const invite = {
  title: 'Your account',
  text: (username: string | null) =>
    `Your ${brand.name} account ${username ?? ''} has been created. Sign in with this temporary password and choose a new one.`,
}

const messages: Partial<Record<CustomMessageTriggerEvent['triggerSource'], typeof invite>> = {
  CustomMessage_SignUp: confirm,
  CustomMessage_ResendCode: confirm,
  CustomMessage_ForgotPassword: reset,
  CustomMessage_AdminCreateUser: invite,
}

/** The pool's own template has one subject for all codes, which inboxes can't tell apart, and not the tenant's look. */
export const handler = async (event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> => {
  const found = messages[event.triggerSource]
  const { codeParameter: code, usernameParameter } = event.request
  if (found) {
    const { title, text } = found
    Object.assign(event.response, {
      emailSubject: `${title}: ${brand.name}`,
      emailMessage: mailHtml({ title, text: text(usernameParameter), code }, brand),
    })
  }
  return event
}
