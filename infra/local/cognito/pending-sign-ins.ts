import type { Password, SrpChallenge } from './srp.ts'
import type { UserPool } from './user-pool.ts'

type Pending = {
  username: string
  expiresAt: number
  srp?: SrpChallenge & { A: bigint; password: Password }
  wrongCodes?: number
}

const pendingMinutes = 3
/** Sign-ins that wait for their second step. They need not outlive the process: the browser starts over. */
const pendingSignIns = new Map<string, Pending>()

export function remember({ now }: UserPool, key: string, pending: Omit<Pending, 'expiresAt'>) {
  for (const [old, { expiresAt }] of pendingSignIns) if (expiresAt < now()) pendingSignIns.delete(old)
  pendingSignIns.set(key, { ...pending, expiresAt: now() + pendingMinutes * 60_000 })
}

/** Each counts once; whoever may try again puts it back. */
export function recall({ now }: UserPool, key = ''): Pending | undefined {
  const pending = pendingSignIns.get(key)
  pendingSignIns.delete(key)
  return pending && pending.expiresAt > now() ? pending : undefined
}

/** One whose password was right: a challenge that still asks for it is no session. */
export function recallSession(pool: UserPool, session: string | undefined): Pending | undefined {
  const pending = recall(pool, session)
  return pending?.srp ? undefined : pending
}

export const putBack = (key: string, pending: Pending) => pendingSignIns.set(key, pending)
