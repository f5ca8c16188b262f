import type { Instant } from '#shared/kernel/dates.ts'
import { formatRate } from '#shared/kernel/money.ts'
import { formatMoment } from '#web/components/status/respond-by.ts'
import { formatCount } from '#web/components/format/format-words.ts'

export const newRequestText = {
  locum: 'Locum',
  chooseHint: 'Choose one or more days. From the first to the last, a request covers at most 31 days.',
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
  reviewTitle: (name: string) => `Send this request to ${name}?`,
  reviewConfirm: 'Send request',
  reviewKeep: 'Change it',
  reviewBinds: (name: string) =>
    `Once ${name} accepts, they are booked. Until then you can change or withdraw the request.`,
  totalEstimate: 'Total, estimated',
  usualRatesOf: (name: string) => `${name}’s usual rates`,
  budgetOf: ([from, to]: readonly [string, string]) => `${formatRate(Number(from), Number(to))}, your budget`,
  answerBy: (name: string, by: Instant) =>
    `${name} can answer until ${formatMoment(by)}. After that the request lapses.`,
  respondWithin: 'Answer within',
  about: 'about',
  noDays: 'Choose at least one day.',
  notApproved: 'Your practice is pending approval. You can request locums once it is approved.',
  feeOnTop: (share: string) => `plus facilitation fee ${share}`,
  sendDays: (days: number, name: string) => `Request ${formatCount(days, 'day')} from ${name}`,
  sendNoDays: (name: string) => `Request days from ${name}`,
  sentTitle: (name: string) => `Request sent to ${name}`,
  sentHint: (days: number) =>
    `Once they accept, they are booked, and we will notify you.${days > 1 ? ' They may accept only some of the days.' : ''} Until then, nothing is booked and nothing is due.`,
  // Booking at once
  bookNow: (name: string) => `Book ${name} now`,
  bookNowTitle: (name: string) => `Book ${name} at once?`,
  bookNowConfirm: 'Book now',
  notYet: 'Not yet',
  bookNowBinds: (name: string) =>
    `${name} lets your practice book without a request. The booking is confirmed as soon as you press Book now.`,
  bookedNow: (name: string) => `${name} is booked. You can now see each other’s contact details.`,
  facilitationFee: 'Facilitation fee',
  totalCost: 'Total cost',
  seeRequest: 'View request',
  requestMore: 'Request other days',
  aboutLocum: (name: string) => `About ${name}`,
  pools: 'Pools',
  // Reasons why a day can't be chosen
  unavailable: 'Unavailable',
  bookedWithYou: 'Booked with you',
  requested: 'You have already requested this day',
} as const
