import { randomInt, randomUUID } from 'node:crypto'
import { codeExpired, codeMismatch, limitExceeded } from './cognito-error.ts'
import { isSame } from './srp.ts'
import type { Person } from './unknown-users.ts'
import { deliveryTo, type UserPool } from './user-pool.ts'
import type { CodeKind } from './user-store.ts'

const hour = 60 * 60 * 1000
const lifetime: Record<CodeKind, number> = { 'sign-up': 24 * hour, password: hour }
const sendsPerHour = 10
const wrongTries = 5

/** Mails a new code, which replaces earlier codes of the same kind. */
export function sendCode(pool: UserPool, { sub, email }: Person, kind: CodeKind) {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  keepCode(pool, sub, kind, code)
  const { subject, text } = pool.settings.codeMessage
  pool.deliver({ to: email, subject, text: text.replaceAll('{####}', code) })
  return deliveryTo(email)
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
