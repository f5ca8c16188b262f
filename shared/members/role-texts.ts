import type { MemberRole } from '#shared/kernel/member-roles.ts'

/** What each role can do, as the site and the mails say it; `can` follows “Can” or “You can”. */
export const roleTexts: Record<MemberRole, { label: string; can: string }> = {
  owner: {
    label: 'Owner',
    can: 'do what a manager can, and also redeem credits, change roles and delete the practice.',
  },
  manager: {
    label: 'Manager',
    can: 'post offers, confirm applications, book, edit the profile and invite managers and bookers.',
  },
  booker: {
    label: 'Booker',
    can: 'search, send booking requests and write messages. A request is a booking once the locum accepts; a manager confirms applications.',
  },
}
