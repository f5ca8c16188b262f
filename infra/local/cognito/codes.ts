import { randomInt } from 'node:crypto'
import { codeExpired, codeMismatch, limitExceeded } from './cognito-error.ts'
import { isSame } from './srp.ts'
import { deliveryTo, type UserPool } from './user-pool.ts'
import type { CodeKind, User } from './user-store.ts'

const hour = 60 * 60 * 1000
const lifetime: Record<CodeKind, number> = { 'sign-up': 24 * hour, password: hour }
const sendsPerHour = 10
const wrongTries = 5

/** Mails a new code; earlier codes of the same kind end with it. */
export function sendCode({ settings, store, now, deliver }: UserPool, user: User, kind: CodeKind) {
  const earlier = store.findCode(user.sub, kind)
  const counts = earlier && earlier.firstSentAt > now() - hour ? earlier : { sent: 0, firstSentAt: now() }
  if (counts.sent >= sendsPerHour) throw limitExceeded()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  store.putCode(user.sub, kind, { code, expiresAt: now() + lifetime[kind], wrong: 0, sent: counts.sent + 1, firstSentAt: counts.firstSentAt })
  deliver({ to: user.email, subject: settings.codeMessage.subject, text: settings.codeMessage.text.replaceAll('{####}', code) })
  return deliveryTo(user.email)
}

export function takeCode({ store, now }: UserPool, user: User, kind: CodeKind, given = '') {
  const stored = store.findCode(user.sub, kind)
  if (!stored) throw codeExpired()
  if (stored.wrong >= wrongTries) throw limitExceeded()
  if (!isSame(stored.code, given.trim())) {
    store.putCode(user.sub, kind, { ...stored, wrong: stored.wrong + 1 })
    throw codeMismatch()
  }
  if (stored.expiresAt <= now()) throw codeExpired()
  store.deleteCode(user.sub, kind)
}
