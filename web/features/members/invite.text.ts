import type { ErrorCode } from '#shared/kernel/error-catalogue.ts'

export const inviteText = {
  title: (practice: string) => `Join ${practice}`,
  lead: (by: string | undefined, practice: string, role: string) =>
    by ? `${by} invites you to work for ${practice} as ${role}.` : `${practice} invites you to work for it as ${role}.`,
  role: 'Your role',
  address: 'Invited address',
  until: 'Valid until',
  once: (day: string) => `${day}. It works once.`,
  signUp: 'Create an account',
  haveAccount: 'Have an account with this address?',
  signIn: 'Sign in',
  name: 'Your name',
  nameHint: 'Your colleagues at the practice see it.',
  nameRequired: 'This field is required',
  member: (practice: string) => `You are a member of ${practice} already.`,
  own: 'Add a practice of your own instead',
  open: 'Go to the dashboard',
  joined: (practice: string) => `Welcome to ${practice}.`,
  /** Why the user who is signed in can’t accept, and what to do instead. */
  locum: {
    title: 'You are signed in as a locum.',
    text: (signedIn: string) =>
      `${signedIn} is a locum’s account. To work for a practice you need an account of your own for the invited address.`,
  },
  sameLocum: {
    title: 'This address has an account as a locum.',
    text: 'An account is for a locum or for a practice, not for both. Ask the person who invited you to send the invite to another address of yours.',
  },
  admin: {
    title: 'You are signed in as a super admin.',
    text: 'An invite is accepted with an account for practices.',
  },
  another: {
    title: 'You are signed in with another address.',
    text: (signedIn: string) => `You are signed in as ${signedIn}. The invite is for the address above.`,
  },
  switch: (email: string) => `Sign out and continue as ${email}`,
  home: 'Go to the start page',
  dashboard: 'Go to your dashboard',
  loading: 'The invite is loading',
  usedBySignedIn: 'An invite works only once. If you have accepted it, the practice is among yours.',
} as const

/** What became of an invite, or of its link. */
export const closedTexts: Partial<Record<ErrorCode, { title: string; text: string }>> = {
  INVITE_NOT_FOUND: {
    title: 'We could not find that invite',
    text: 'The link may be incomplete. If the invite was sent to you again, use the link in the newest mail.',
  },
  INVITE_EXPIRED: { title: 'This invite has expired', text: 'Ask the practice to send it again.' },
  INVITE_USED: {
    title: 'This invite has been accepted already',
    text: 'An invite works only once. If you have accepted it, sign in: the practice is among yours.',
  },
  INVITE_CANCELLED: {
    title: 'The practice has cancelled this invite',
    text: 'If that was a mistake, ask for a new one.',
  },
}
