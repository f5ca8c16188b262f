import { expect, it } from 'vitest'
import { formatEntry } from './format-entry.ts'

it.each([
  ['booking.confirmed', 'Booking confirmed'],
  ['professional.approval-removed', 'Profile approval removed'],
  ['company.suspended', 'Practice suspended'],
  ['account.sessions-ended', 'Signed out everywhere'],
  ['getPerson', 'Page of this person opened'],
  ['listAnyTransactions', 'Read: list any transactions'],
])('%s is “%s”', (what, words) => expect(formatEntry(what)).toBe(words))
