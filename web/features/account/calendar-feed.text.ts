import { formatFormDate, todayAt, type Instant } from '#shared/kernel/dates.ts'

const unsafe = 'Anyone who has the address can read it, so don’t share it.'

export const text = {
  title: 'Calendar',
  lead: {
    professional:
      'See your bookings, and the booking requests that wait for your answer, in the calendar you already use.',
    practice:
      'See the bookings and pending booking requests of all your practices in the calendar you already use. The address is yours alone: colleagues create their own.',
  },
  setting: 'Private calendar address',
  none: `A calendar app reads this address by itself and keeps up with changes and cancellations. ${unsafe}`,
  since: (createdAt: Instant): string =>
    `In use since ${formatFormDate(todayAt(createdAt))}. It was shown only once; if you have lost it, create a new one.`,
  create: 'Create address',
  createAnother: 'Create new address',
  revoke: 'Revoke',
  shownOnce: 'Add it to your calendar now: it is shown only this once.',
  address: 'Your address',
  open: 'Open in calendar app',
  copy: 'Copy address',
  copied: 'Address copied.',
  notCopied: 'The address could not be copied. Select it and copy it yourself.',
  elsewhere:
    'For Google Calendar or Outlook, copy the address. In Google Calendar, choose “Other calendars”, then “From URL”; in Outlook, “Add calendar”, then “Subscribe from web”. Some calendars take up to a day to show changes.',
  replacing: {
    title: 'Create a new address?',
    body: 'The address you have now will stop working at once, and you will need to add the new one to your calendar.',
    confirm: 'Create new address',
    keep: 'Keep this address',
  },
  revoking: {
    title: 'Revoke this address?',
    body: 'Calendars that read it will no longer receive your bookings. You can create a new address at any time.',
    confirm: 'Revoke address',
    keep: 'Keep address',
  },
  revoked: 'The address has been revoked.',
}
