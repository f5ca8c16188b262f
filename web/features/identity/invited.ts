/** Passed along by the pages of the sign-up to whoever comes from an invite: its address, and the page to return to. */
export interface Invited {
  email: string
  returnTo: string
}

/** The sign-in page's address, which returns to the invite. */
export const signInPath = (signIn: string, invited: Invited | undefined): string =>
  invited ? `${signIn}?${new URLSearchParams({ from: invited.returnTo })}` : signIn
