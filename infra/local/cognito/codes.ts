import { randomInt, randomUUID } from 'node:crypto'
import { codeExpired, codeMismatch, limitExceeded } from './cognito-error.ts'
import { isSame } from './srp.ts'
import { runTrigger } from './triggers.ts'
import type { Person } from './unknown-users.ts'
import { deliveryTo, type UserPool } from './user-pool.ts'
import type { CodeKind, User } from './user-store.ts'

const CODE = '{####}'
const USERNAME = '{username}'
const hour = 60 * 60 * 1000
const lifetime: Record<CodeKind, number> = { 'sign-up': 24 * hour, password: hour }
const sendsPerHour = 10
const wrongTries = 5

const kinds = {
  CustomMessage_SignUp: 'sign-up',
  CustomMessage_ResendCode: 'sign-up',
  CustomMessage_ForgotPassword: 'password',
} as const

/** Mails a new code, which replaces earlier codes of the same kind, in the words of the trigger or the template. */
export async function sendCode(pool: UserPool, user: User, source: keyof typeof kinds, clientId: string) {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  keepCode(pool, user.sub, kinds[source], code)
  const { subject, text } = pool.settings.codeMessage
  const { emailSubject = subject, emailMessage = text } = await runTrigger(pool, 'customMessage', user, {
    source,
    clientId,
    request: { codeParameter: CODE, usernameParameter: null, linkParameter: '{##Click Here##}' },
  })
  pool.deliver({ to: user.email, subject: emailSubject, text: emailMessage.replaceAll(CODE, code) })
  return deliveryTo(user.email)
}

/** Mails a temporary password, in the words of the trigger or the template. */
export async function sendInvitation(pool: UserPool, user: User, password: string) {
  const { subject, text } = pool.settings.inviteMessage
  const { emailSubject = subject, emailMessage = text } = await runTrigger(pool, 'customMessage', user, {
    source: 'CustomMessage_AdminCreateUser',
    clientId: 'CLIENT_ID_NOT_APPLICABLE',
    request: { codeParameter: CODE, usernameParameter: USERNAME, linkParameter: '{##Click Here##}' },
  })
  const message = emailMessage.replaceAll(USERNAME, user.email).replaceAll(CODE, password)
  pool.deliver({ to: user.email, subject: emailSubject, text: message })
}

/** Responds and counts as if a code had been mailed, but no input matches it. */
export function pretendCode(pool: UserPool, { sub, email }: Person, kind: CodeKind) {
  keepCode(pool, sub, kind, randomUUID())
  return deliveryTo(email)
}

function keepCode({ store, now }: UserPool, sub: string, kind: CodeKind, code: string) {
  const earlier = store.findCode(sub, kind)
  const counts = earlier && earlier.firstSentAt > now() - hour ? earlier : { sent: 0, firstSentAt: now() }
  if (counts.sent >= sendsPerHour) throw limitExceeded()
  store.putCode(sub, kind, {
    code,
    expiresAt: now() + lifetime[kind],
    wrong: 0,
    sent: counts.sent + 1,
    firstSentAt: counts.firstSentAt,
  })
}

export function takeCode({ store, now }: UserPool, { sub }: Person, kind: CodeKind, given = '') {
  const stored = store.findCode(sub, kind)
  if (!stored) throw codeExpired()
  if (stored.wrong >= wrongTries) throw limitExceeded()
  if (!isSame(stored.code, given.trim())) {
    store.putCode(sub, kind, { ...stored, wrong: stored.wrong + 1 })
    throw codeMismatch()
  }
  if (stored.expiresAt <= now()) throw codeExpired()
  store.deleteCode(sub, kind)
}
