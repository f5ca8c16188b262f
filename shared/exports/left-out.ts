import { formatPeriod, RETENTION_DAYS } from '#shared/kernel/retention.ts'

type LeftOut = { what: string; why: string; items: readonly string[] }

/** What names a person and is in no copy of their data, and why. All else that does is in one. */
export const leftOut: readonly LeftOut[] = [
  {
    what: 'Whether a practice has starred or blocked you, put you on a list, or opened your profile',
    why: 'The practice’s own notes, which it keeps in confidence; you may ask the Information Officer about them.',
    items: [
      'companies BLOCK#',
      'companies FAVOURITES#',
      'companies POOL#',
      'companies OPENED',
      'professionals BLOCKS-AND-POOLS',
    ],
  },
  {
    what: 'Who has reported a message of yours, and why',
    why: 'It would expose the person who reported it. The message itself is in your conversations.',
    items: ['reports REPORT'],
  },
  {
    what: 'What was written, booked and offered for a practice by its users',
    why: 'It is the practice’s, and in the practice’s copy, which its owners can prepare.',
    items: ['companies COMPANY', 'placements PLACEMENT', 'wallets REDEMPTION', 'companies TEMPLATES'],
  },
  {
    what: 'Invites to a practice that you have not accepted',
    why: `They are found by their practice alone; your copy of the mail has all they say. They are deleted ${formatPeriod(RETENTION_DAYS.invites)} after they end.`,
    items: ['companies INVITE#'],
  },
  {
    what: 'Your sign-in password and the keys by which your devices and calendar address are reached',
    why: 'Whoever had this file could use them. The sign-in service stores the password in a form that cannot be read.',
    items: ['users PUSH#', 'users OWNER', 'users FEED'],
  },
  {
    what: 'Records of a few minutes or days: open pages, mails that wait, answers kept for a repeat, counts for limits',
    why: 'They repeat what is in this file, and are deleted by themselves.',
    items: [
      'connections CONNECTION',
      'connections SEAT#',
      'connections TICKET',
      'grants GRANT',
      'users CHATNOTE#',
      'users EXPORT',
      'users MAILS',
      'users PAUSES',
      'users READ',
      'commands command',
      'agenda agenda entry',
      'audit ACTIVE#',
      'reports REPORT-COUNT',
      'offers SENT#',
      'offers LIMIT',
      'privacy LOCK',
    ],
  },
  {
    what: 'What searches find you by',
    why: 'It is made of your profile and calendar, which are in this file.',
    items: ['search ENTRY', 'search search row', 'lookup SUBJECT', 'lookup lookup row', 'calendars LOCK'],
  },
]
