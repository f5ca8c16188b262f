import type { Password, SrpChallenge } from './srp.ts'
import type { UserPool } from './user-pool.ts'

type Pending = {
  username: string
  expiresAt: number
  srp?: SrpChallenge & { A: bigint; password: Password }
  wrongCodes?: number
}

const pendingMinutes = 3
/** Sign-ins between two steps. Lost when the process ends; the browser then starts over. */
const pendingSignIns = new Map<string, Pending>()

export function remember({ now }: UserPool, key: string, pending: Omit<Pending, 'expiresAt'>) {
  for (const [old, { expiresAt }] of pendingSignIns) if (expiresAt < now()) pendingSignIns.delete(old)
  pendingSignIns.set(key, { ...pending, expiresAt: now() + pendingMinutes * 60_000 })
}

/** Each can be used once; if another try is allowed, it is put back. */
export function recall({ now }: UserPool, key = ''): Pending | undefined {
  const pending = pendingSignIns.get(key)
  pendingSignIns.delete(key)
  return pending && pending.expiresAt > now() ? pending : undefined
}

/** Only sign-ins whose password was correct, not those that still have to prove it. */
export function recallSession(pool: UserPool, session: string | undefined): Pending | undefined {
  const pending = recall(pool, session)
  return pending?.srp ? undefined : pending
}

export const putBack = (key: string, pending: Pending) => pendingSignIns.set(key, pending)
