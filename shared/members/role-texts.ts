import type { MemberRole } from '#shared/kernel/member-roles.ts'

/** What each role may do, as the site and the mails say it. */
export const roleTexts: Record<MemberRole, { label: string; does: string }> = {
  owner: { label: 'Owner', does: 'Everything, including credits, roles and closing the account.' },
  manager: {
    label: 'Manager',
    does: 'Posts offers, confirms bookings, edits the profile and invites managers and bookers.',
  },
  booker: { label: 'Booker', does: 'Searches, sends requests and messages. A manager confirms bookings.' },
}
