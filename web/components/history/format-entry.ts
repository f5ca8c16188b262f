import { capitalise } from '#web/components/format/format-words.ts'

/** What subjects of events are called on screens, where that differs. */
const subjects: Record<string, string> = {
  professional: 'profile',
  company: 'practice',
  'account.sessions-ended': 'signed out everywhere',
  'company.plan-set': 'plan set',
  'wallet.adjusted': 'wallet posted to',
  'grant.started': 'viewed or acted for by support',
  'grant.ended': 'support has ended',
}

/** What readings are called. */
const readings: Record<string, string> = {
  getPerson: 'Page of this person opened',
  listSentNotifications: 'Notifications read',
  listConversationsOfParty: 'List of conversations read',
  listReportsOfParty: 'Reported messages read',
  listApplicationsOfLocum: 'Applications and requests read',
  listAvailabilityOfLocum: 'Calendar read',
}

const spaced = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** `Booking confirmed` of `booking.confirmed`; `Read: list applications` of a reading without words of its own. */
export function formatEntry(what: string): string {
  const known = subjects[what] ?? readings[what]
  if (known) return capitalise(known)
  const [subject = '', done] = what.split('.')
  if (done === undefined) return `Read: ${spaced(what).trim()}`
  return capitalise(`${subjects[subject] ?? subject} ${done.replaceAll('-', ' ')}`)
}
