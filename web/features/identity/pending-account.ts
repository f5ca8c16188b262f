/** Kept in memory between sign-up and its code, so that the code signs the user in without the password. */
let pending: { email: string; password: string } | undefined

export const storePendingAccount = (email: string, password: string): void => {
  pending = { email, password }
}

/** Returns the password for this address and forgets it. */
export function takePendingPassword(email: string): string | undefined {
  const password = pending?.email === email ? pending.password : undefined
  pending = undefined
  return password
}
