import { named } from '#web/platform/storage.ts'

/** Kept in memory between sign-up and its code, so that the code signs the user in without the password. */
let pending: { email: string; password: string } | undefined

const address = (): string => named('unconfirmed address')

export function storePendingAccount(email: string, password: string): void {
  pending = { email, password }
  sessionStorage.setItem(address(), email)
}

/** The address that a code was sent to, also after a reload; the password is never stored. */
export const unconfirmedAddress = (): string => sessionStorage.getItem(address()) ?? ''

/** Leaves a sign-up that was not confirmed. */
export function forgetPendingAccount(): void {
  pending = undefined
  sessionStorage.removeItem(address())
}

/** Returns the password for this address, if the page was not reloaded, and forgets both. */
export function takePendingPassword(email: string): string | undefined {
  const password = pending?.email === email ? pending.password : undefined
  forgetPendingAccount()
  return password
}
