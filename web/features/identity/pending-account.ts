/**
 * Between sign-up and its code: kept in memory only, so that the right code signs in without asking for the password
 * again.
 */
let pending: { email: string; password: string } | undefined

export const keepPending = (email: string, password: string): void => {
  pending = { email, password }
}

/** The password of this address, once. */
export function takePending(email: string): string | undefined {
  const password = pending?.email === email ? pending.password : undefined
  pending = undefined
  return password
}
