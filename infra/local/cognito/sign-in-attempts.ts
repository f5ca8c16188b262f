import { notAuthorized } from './cognito-error.ts'
import { isPassword } from './srp.ts'
import { poolNameOf, saveUser, type UserPool } from './user-pool.ts'
import type { User } from './user-store.ts'

const freeTries = 5
const longestLock = 15 * 60 * 1000

export function verifyPassword(pool: UserPool, user: User, password: string): User {
  refuseLocked(pool, user)
  return countAttempt(pool, user, isPassword(user, poolNameOf(pool.settings), user.sub, password))
}

export function refuseLocked({ now }: UserPool, user: User) {
  if (user.lockedUntil > now()) throw notAuthorized('Password attempts exceeded')
}

/** After five wrong passwords the user is locked for a second, and twice as long after each further one. */
export function countAttempt(pool: UserPool, user: User, isRight: boolean): User {
  if (isRight) return user.failures > 0 ? saveUser(pool, { ...user, failures: 0, lockedUntil: 0 }) : user
  const failures = user.failures + 1
  const lock = failures >= freeTries ? Math.min(1000 * 2 ** (failures - freeTries), longestLock) : 0
  saveUser(pool, { ...user, failures, lockedUntil: pool.now() + lock })
  throw notAuthorized()
}
