import { notAuthorized } from './cognito-error.ts'
import { isPassword } from './srp.ts'
import type { Person } from './unknown-users.ts'
import { poolNameOf, type UserPool } from './user-pool.ts'

const FREE_ATTEMPTS = 5
const MAX_LOCK_MS = 15 * 60 * 1000

export function verifyPassword(pool: UserPool, person: Person, password: string) {
  refuseLocked(pool, person.sub)
  countAttempt(pool, person.sub, isPassword(person, poolNameOf(pool.settings), person.sub, password))
}

export function refuseLocked({ store, now }: UserPool, sub: string) {
  if ((store.attemptsOf(sub)?.lockedUntil ?? 0) > now()) throw notAuthorized('Password attempts exceeded')
}

/** With two-step sign-in, only the code resets the failed attempts, not the password alone. */
export function countAttempt(pool: UserPool, sub: string, isRight: boolean) {
  if (!isRight) {
    countFailure(pool, sub)
    throw notAuthorized()
  }
  if (!pool.store.findUser(sub)?.mfa) pool.store.forgetAttempts(sub)
}

/** After five wrong passwords or codes the user is locked for a second, then twice as long each time. */
export function countFailure({ store, now }: UserPool, sub: string) {
  const failures = (store.attemptsOf(sub)?.failures ?? 0) + 1
  const lock = failures >= FREE_ATTEMPTS ? Math.min(1000 * 2 ** (failures - FREE_ATTEMPTS), MAX_LOCK_MS) : 0
  store.putAttempts(sub, { failures, lockedUntil: now() + lock })
}
