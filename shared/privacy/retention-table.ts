import { formatPeriod, RETENTION_DAYS, type RetentionKind } from '#shared/kernel/retention.ts'
import { agreement, claims, interest, security, taxLaw } from './retention-grounds.ts'

/** How it ends: by the table's time to live, by an entry of the agenda, with what it belongs to, or never. */
export type Ending = 'expiry' | 'agenda' | 'owner' | 'never'

/** Whose deletion can leave something behind. */
export type Outlasted = 'locum' | 'practice' | 'account'

/** What is kept and why; `items` are all of a table, or one kind. */
export type RetentionRow = {
  what: string
  kept: string
  why: string
  ground: string
  ends: Ending
  items: readonly string[]
  /** Whose deletion leaves it behind. */
  outlasts?: readonly Outlasted[]
}

const period = (kind: RetentionKind): string => `For ${formatPeriod(RETENTION_DAYS[kind])}`

/** Everything that is stored, how long, and why. The privacy page and docs/generated/retention.md show it. */
export const retentionTable: readonly RetentionRow[] = [
  {
    what: 'Account: e-mail address, role, consents, choices of notifications, devices, calendar address',
    kept: 'Until you delete the account',
    why: 'To sign you in and to notify you',
    ground: agreement,
    ends: 'owner',
    items: [
      'users USER',
      'users MAILS',
      'users PAUSES',
      'users READ',
      'users FEED',
      'users OWNER',
      'users PUSH#',
      'privacy CONSENT#',
      'privacy OBJECTION',
      'privacy LOCK',
    ],
  },
  {
    what: 'Profile of a locum: name, contact details, experience, rates, documents, calendar, what searches find',
    kept: 'Until you delete the account',
    why: 'To match you with shifts',
    ground: agreement,
    ends: 'owner',
    items: [
      'professionals PROFILE',
      'professionals INSTANT',
      'professionals BLOCKS-AND-POOLS',
      'calendars',
      'search',
      'lookup',
    ],
  },
  {
    what: 'Identity number, identity document, bank and tax details',
    kept: 'Until you delete the account',
    why: 'To check your registration, and for your payment details',
    ground: agreement,
    ends: 'owner',
    items: ['professionals PERSONAL'],
  },
  {
    what: 'Practice: contact details, managers, members, lists of locums, templates',
    kept: 'Until the practice is deleted',
    why: 'To post offers and to book',
    ground: agreement,
    ends: 'owner',
    items: [
      'companies COMPANY',
      'companies MEMBER#',
      'companies BLOCK#',
      'companies FAVOURITES#',
      'companies POOL#',
      'companies LISTS',
      'companies TEMPLATES',
      'companies OPENED',
      'companies INVITE-COUNT',
    ],
  },
  {
    what: 'That a practice existed, and when it was deleted',
    kept: 'Without end',
    why: 'So that its number is not used again; no personal information',
    ground: interest,
    ends: 'never',
    items: ['companies deleted company'],
    outlasts: ['practice'],
  },
  {
    what: 'Invites to a practice: the address that was invited',
    kept: `${period('invites')} after the invite ends`,
    why: 'So that its link can say what became of it',
    ground: interest,
    ends: 'expiry',
    items: ['companies INVITE#', 'companies CLOSED-INVITE#'],
  },
  {
    what: 'Offers, applications and booking requests that led to no booking',
    kept: `${period('unbookedOffers')} after their last day`,
    why: 'To look up what was offered and answered; those of a locum who has left have no name',
    ground: interest,
    ends: 'agenda',
    items: ['offers OFFER', 'offers OFFER-APPLICATION#'],
    outlasts: ['locum', 'practice'],
  },
  {
    what: 'How many requests a practice has sent a locum: numbers and ids, no names',
    kept: 'Without end',
    why: 'To keep the limits',
    ground: interest,
    ends: 'never',
    items: ['offers SENT#', 'offers LIMIT'],
    outlasts: ['locum', 'practice'],
  },
  {
    what: 'Bookings: days, pay, and the name and contact details that both sides had then',
    kept: `${period('bookings')} after their last day`,
    why: 'The record of both sides of who worked and what was owed',
    ground: taxLaw,
    ends: 'agenda',
    items: ['bookings BOOKING'],
    outlasts: ['locum', 'practice'],
  },
  {
    what: 'Cancellations on your record',
    kept: period('cancellations'),
    why: 'The other side sees how many days you have cancelled in a year',
    ground: interest,
    ends: 'agenda',
    items: ['bookings CANCELLATION#'],
    outlasts: ['locum', 'practice'],
  },
  {
    what: 'Wallet: transactions and balance',
    kept: `With the account or the practice; if it is deleted, for ${formatPeriod(RETENTION_DAYS.wallets)} after the last transaction`,
    why: 'The record of what was owed and paid',
    ground: taxLaw,
    ends: 'agenda',
    items: ['wallets LOCK', 'wallets TX#', 'wallets STATEMENT-COUNT'],
    outlasts: ['locum', 'practice'],
  },
  {
    what: 'Redemptions of credits: the amount, the answer, and the name of the practice',
    kept: `${period('redemptions')} after they are settled or refused`,
    why: 'The record of what was owed and paid',
    ground: taxLaw,
    ends: 'agenda',
    items: ['wallets REDEMPTION'],
    outlasts: ['practice'],
  },
  {
    what: 'Messages and their files; the files go when you delete your account, the other side keeps what was written',
    kept: `${period('conversations')} after the last message`,
    why: 'To look up what was agreed',
    ground: claims,
    ends: 'agenda',
    items: ['messages'],
    outlasts: ['locum', 'practice'],
  },
  {
    what: 'Reported messages',
    kept: `${period('reports')} after the report is closed`,
    why: 'To decide about repeated reports',
    ground: interest,
    ends: 'expiry',
    items: ['reports'],
    outlasts: ['locum', 'practice'],
  },
  {
    what: 'Notifications',
    kept: period('notifications'),
    why: 'To look up what happened',
    ground: agreement,
    ends: 'agenda',
    items: ['users NOTE#', 'users CHATNOTE#'],
  },
  {
    what: 'Requests for permanent placements',
    kept: `${period('closedPlacements')} after they are closed, ${formatPeriod(RETENTION_DAYS.madePlacements)} if a person was placed`,
    why: 'To find a person; then the record of what is owed',
    ground: taxLaw,
    ends: 'agenda',
    items: ['placements'],
    outlasts: ['practice'],
  },
  {
    what: 'Who opened your identity and bank details and documents',
    kept: period('views'),
    why: 'Evidence for you',
    ground: security,
    ends: 'agenda',
    items: ['professionals VIEW#'],
    outlasts: ['locum'],
  },
  {
    what: 'What you have asked about your data, and the answers',
    kept: `${period('privacyRequests')} after the answer, or after the request if there is none`,
    why: 'To show that it was answered',
    ground: 'The Information Regulator can ask for it (POPIA, section 17)',
    ends: 'expiry',
    items: ['privacy REQUEST'],
    outlasts: ['locum', 'account'],
  },
  {
    what: 'Support access: when support viewed your account or acted for you',
    kept: period('supportAccess'),
    why: 'So that you can see it',
    ground: security,
    ends: 'expiry',
    items: ['grants', 'connections'],
  },
  {
    what: 'The audit: who did or saw what, by ids',
    kept: period('audit'),
    why: 'To find out what happened',
    ground: security,
    ends: 'expiry',
    items: ['audit audit entry', 'audit ACTIVE#'],
    outlasts: ['locum', 'practice', 'account'],
  },
  {
    what: 'Answers to requests of your browser, so that a repeat happens once',
    kept: period('commands'),
    why: 'To keep a lost connection from doing something twice',
    ground: agreement,
    ends: 'expiry',
    items: ['commands'],
    outlasts: ['locum', 'practice', 'account'],
  },
  {
    what: 'Copies of your data that you asked for',
    kept: period('exports'),
    why: 'So that you can download them',
    ground: agreement,
    ends: 'expiry',
    items: ['users EXPORT'],
  },
  {
    what: 'Sums by month and day, without persons',
    kept: 'Without end',
    why: 'To see how the marketplace does',
    ground: interest,
    ends: 'never',
    items: ['audit COUNTS#', 'bookings SUMS#'],
  },
  {
    what: 'What the system has to do at a time, and its settings',
    kept: 'Until it is done or replaced',
    why: 'To run the marketplace; no personal information',
    ground: interest,
    ends: 'owner',
    items: ['agenda', 'config'],
  },
]
