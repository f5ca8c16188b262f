import { compareStrings } from '#shared/kernel/compare.ts'
import { formatCardDate } from '#shared/kernel/dates.ts'
import { formatRate } from '#shared/kernel/money.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import { formatCount } from '#web/components/format-shift.ts'

export const requestsText = {
  requests: 'Requests',
  waiting: 'Pending',
  answered: 'Answered',
  soonest: 'Soonest first',
  locum: 'Locum',
  // Sending a request
  chooseDays: 'Choose days',
  chooseHint: 'Choose one or more days, all within 31 days of each other.',
  clear: 'Clear days',
  hours: 'Hours',
  rates: 'What you pay',
  usualRatesApply: (name: string) => `${name}’s usual rates apply. You can offer your own budget instead.`,
  freeAt: (hours: string) => `free ${hours}`,
  partlyUnavailable: (name: string) => `${name} is not available for some of these hours.`,
  noRates: (name: string) => `${name} has not entered rates yet. Enter your budget.`,
  offerBudget: 'Offer your own budget',
  useUsualRates: 'Use their usual rates',
  budgetLead: 'You pay the locum’s own rate for that day, within your budget.',
  budgetOrderError: 'Budget to cannot be less than budget from.',
  lowerOffer: (name: string) => `You offer less than ${name}’s usual rates.`,
  lowerOfferDetail: (words: string) => `${words}. They will see this with your request.`,
  notes: 'Notes',
  notesHint: 'What to expect on the day, who to ask for, where to park.',
  review: 'Your request',
  lunchOf: (words: string) => `${words} on shifts over 5 h`,
  noLunch: 'No lunch',
  usualRatesOf: (name: string) => `${name}’s usual rates`,
  budgetOf: ([from, to]: readonly [string, string]) => `${formatRate(Number(from), Number(to))}, your budget`,
  answerBy: (name: string, days: readonly Shift[]) => {
    const first = days.toSorted((a, b) => compareStrings(a.date, b.date))[0]
    return first
      ? `${name} can answer until ${days.length > 1 ? 'each shift starts, the first' : 'the shift starts'} on ${formatCardDate(first.date)} at ${first.start_time}`
      : ''
  },
  about: 'about',
  noDays: 'Choose at least one day.',
  notApproved: 'Your practice is pending approval. You can request locums once it is approved.',
  feeOnTop: (share: string) => `plus facilitation fee ${share}`,
  sendDays: (days: number, name: string) => `Request ${formatCount(days, 'day')} from ${name}`,
  sendNoDays: (name: string) => `Request days from ${name}`,
  sentTitle: (name: string) => `Request sent to ${name}`,
  sentHint:
    'We will notify you as soon as they answer. They may accept only some of the days. Until then, nothing is booked and nothing is due.',
  seeRequest: 'View request',
  requestMore: 'Request other days',
  aboutLocum: (name: string) => `About ${name}`,
  pools: 'Pools',
  // Reasons why a day can't be chosen
  unavailable: 'Unavailable',
  requested: 'You have already requested this day',
  // Lists
  noneSent: 'No requests yet',
  noneSentHint: 'Request a locum for the days you need. Your requests and the answers will appear here.',
  findLocum: 'Find a locum',
  nonePending: 'No pending requests',
  nonePendingHint: 'Requests that locums have not answered yet will appear here.',
  noneAnswered: 'No answers yet',
  noneAnsweredHint: 'Accepted, declined and withdrawn requests will appear here.',
  seePending: 'View pending requests',
  addAvailability: 'Add your availability',
  noneReceived: 'No pending requests',
  noneReceivedHint:
    'When a practice wants to book you, its request will appear here. Practices find you by the availability in your calendar.',
  listRange: (days: number) => `Requests for upcoming days and the last ${days} days.`,
  // A request
  days: 'Days',
  offered: 'Terms',
  week: 'Your week',
  practice: 'The practice',
  withdraw: 'Withdraw request',
  withdrawTitle: 'Withdraw this request?',
  withdrawWhat: (name: string, days: string) => `${name} will no longer be able to accept ${days}.`,
  withdrawConfirm: 'Withdraw request',
  keep: 'Keep request',
  withdrawn: 'Your request has been withdrawn.',
  decline: 'Decline',
  declineTitle: 'Decline this request?',
  declineHint: (company: string, days: string) =>
    `${days} will be declined. ${company} will be notified and can request another locum.`,
  declineConfirm: 'Decline request',
  declineReason: 'Reason (optional)',
  declineReasonHint: 'The practice will see this.',
  declined: 'Declined. The practice has been notified.',
  accepted: 'You are booked. You and the practice can now see each other’s contact details.',
  belowUsualRate: 'Below your usual rate.',
  wouldEarn: 'You would earn',
  chooseToAccept: 'Choose the days to accept, or decline the request.',
  allTaken: 'You are booked at these times. Decline the request so that the practice can request another locum.',
  restDeclined: (days: string) => `${days} will be declined.`,
  notApprovedYet: 'You can accept once your profile is approved.',
} as const
