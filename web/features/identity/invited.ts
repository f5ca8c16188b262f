import { paths } from '#shared/kernel/paths.ts'

/** Passed along by the pages of the sign-up to whoever comes from an invite: its address, and the page to return to. */
export interface Invited {
  email: string
  returnTo: string
}

/** The sign-in page's address, which returns to the invite. */
export const signInPath = (invited: Invited | undefined): string =>
  invited ? paths.signInFrom(invited.returnTo) : paths.signIn
