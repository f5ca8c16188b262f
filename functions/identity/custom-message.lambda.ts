import type { CustomMessageTriggerEvent } from 'aws-lambda'
import { mailBrandOf } from '#shared/tenants/mail-brand.ts'
import type { MailBrand } from '#shared/tenants/mail-brand.ts'
import { mailHtml } from '#functions/mail/mail-html.ts'
import { configReader } from '#functions/platform/dynamo/config-reader.ts'
import { logger } from '#functions/platform/logger.ts'
import { withSourceFiles } from '#functions/platform/with-source-files.ts'
import { settingsReader } from '#functions/stores/tenants.repository.ts'
import { wire } from '#functions/wiring/wire.ts'

const { db, env } = wire('custom-message')
const readSettings = settingsReader(configReader(db, env.CONFIG_TABLE), env.TENANT_ID)

type Message = { title: string; text: (brand: MailBrand, username: string | null) => string }

const codeFor = (title: string, purpose: string, validity: string): Message => ({
  title,
  text: ({ name }) =>
    `Your code to ${purpose} is valid for ${validity}. If you did not request it from ${name}, please ignore this e-mail.`,
})
const confirm = codeFor('Confirm your e-mail address', 'confirm your e-mail address', 'a day')
const reset = codeFor('Reset your password', 'reset your password', 'an hour')
const invite: Message = {
  title: 'Your account',
  text: ({ name }, username) =>
    `Your ${name} account ${username ?? ''} has been created. Sign in with this temporary password and choose a new one.`,
}

const messages: Partial<Record<CustomMessageTriggerEvent['triggerSource'], Message>> = {
  CustomMessage_SignUp: confirm,
  CustomMessage_ResendCode: confirm,
  CustomMessage_ForgotPassword: reset,
  CustomMessage_AdminCreateUser: invite,
}

/** Without the settings a code still arrives, in the pool's own words. */
const readBrand = async (): Promise<MailBrand | undefined> => {
  try {
    return mailBrandOf(await readSettings(new Date().toISOString()))
  } catch (error) {
    logger.error('no brand', withSourceFiles(error as Error))
    return undefined
  }
}

/** The pool's own template has one subject for all codes, which inboxes can't tell apart, and not the tenant's look. */
export const handler = async (event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> => {
  const found = messages[event.triggerSource]
  const { codeParameter: code, usernameParameter } = event.request
  const brand = found && (await readBrand())
  if (brand) {
    const { title, text } = found
    Object.assign(event.response, {
      emailSubject: `${title}: ${brand.name}`,
      emailMessage: mailHtml({ title, text: text(brand, usernameParameter), code }, brand),
    })
  }
  return event
}
