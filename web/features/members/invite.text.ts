import type { ErrorCode } from '#shared/kernel/error-catalogue.ts'

export const inviteText = {
  title: (practice: string) => `Join ${practice}`,
  /** Why the user who is signed in can’t accept, and what to do instead. */
  sameLocum: {
    title: 'This address has an account as a locum.',
    text: 'An account is for a locum or for a practice, not for both. Ask the person who invited you to send the invite to another address of yours.',
  },
  admin: {
    title: 'You are signed in as a super admin.',
    text: 'An invite is accepted with an account for practices.',
  },
  dashboard: 'Go to your dashboard',
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
