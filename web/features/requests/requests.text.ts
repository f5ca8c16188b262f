import { cardDate } from '#shared/kernel/dates.ts'
import { formatRate } from '#shared/kernel/money.ts'
import type { RequestDate } from '#shared/kernel/shift.schema.ts'
import { counted } from '#web/components/shift-words.ts'

export const requestsText = {
  requests: 'Requests',
  waiting: 'Waiting',
  answered: 'Answered',
  soonest: 'Soonest first',
  locum: 'Locum',
  // A practice asks
  chooseDays: 'Choose days',
  chooseWhy: 'Choose one or more days, all within 31 days of each other.',
  clear: 'Clear days',
  hours: 'From when to when?',
  rates: 'What you pay',
  ownRates: (name: string) => `${name}’s own rates count. You can offer a budget of your own instead.`,
  partlyTaken: (name: string) => `${name} is taken for a part of what you asked for.`,
  noRates: (name: string) => `${name} has not stated rates yet. Say what you pay.`,
  offerBudget: 'Offer another budget',
  takeOwnRates: 'Use their own rates',
  budgetLead: 'Their own rate for the kind of day counts, kept within your budget.',
  budgetOrder: 'Budget to cannot be less than budget from.',
  lowerOffer: (name: string) => `You offer less than ${name} asks for.`,
  lowerOfferWhat: (words: string) => `${words}. They see this with your request.`,
  notes: 'Notes',
  notesHint: 'What the day is like, whom to ask for, where to park.',
  review: 'What you send',
  lunchOf: (words: string) => `${words} on shifts over 5 h`,
  noLunch: 'No lunch',
  theirRates: (name: string) => `${name}’s own rates`,
  budgetOf: ([from, to]: readonly [string, string]) => `${formatRate(Number(from), Number(to))}, your budget`,
  answerBy: (name: string, days: readonly RequestDate[]) => {
    const first = days.toSorted((a, b) => a.date.localeCompare(b.date))[0]
    return first
      ? `${name} can answer until ${days.length > 1 ? 'each shift begins, the first' : 'the shift begins'} on ${cardDate(first.date)} at ${first.start_time}`
      : ''
  },
  about: 'about',
  noDays: 'Choose at least one day.',
  notApproved: 'Your practice waits for approval. You can ask locums once it is approved.',
  feeApart: (share: string) => `Facilitation fee ${share}, not in the estimate`,
  ask: (days: number, name: string) => `Request ${counted(days, 'day')} from ${name}`,
  askNobody: (name: string) => `Request days from ${name}`,
  sentTitle: (name: string) => `Your request is with ${name}`,
  sentWhat:
    'You will hear here and by e-mail as soon as they answer. They may accept some of the days. Until then nothing is booked and nothing is due.',
  seeRequest: 'See the request',
  askMore: 'Ask for other days',
  aboutLocum: (name: string) => `About ${name}`,
  // Why a day can't be chosen
  unavailable: 'Unavailable',
  requested: 'You have asked for this day already',
  // Lists
  noneSent: 'No requests yet',
  noneSentWhy:
    'When you know whom you want, ask them for the days you need. What you ask stands here, with the answer.',
  findLocum: 'Find a locum',
  noneWaiting: 'Nothing waits for an answer',
  noneWaitingWhy: 'Requests that locums have not answered yet stand here.',
  noneAnswered: 'No answers yet',
  noneAnsweredWhy: 'What was accepted, declined or taken back stands here.',
  noneReceived: 'No requests right now',
  noneReceivedWhy:
    'When a practice asks for you, the request stands here. Practices find you by the days you post in your calendar.',
  reach: (days: number) => `Requests for days to come and for the last ${days} days.`,
  // A request
  days: 'Days',
  offered: 'What is offered',
  week: 'Your week',
  practice: 'The practice',
  takeBack: 'Take back',
  takeBackTitle: 'Take this request back?',
  takeBackWhat: (name: string, days: string) => `${name} can no longer accept ${days}.`,
  takeBackConfirm: 'Take the request back',
  keep: 'Keep it',
  takenBack: 'Your request is taken back.',
  decline: 'Decline',
  declineTitle: (company: string) => `Decline what ${company} asks?`,
  declineWhat: (days: string) => `${days} will be declined. The practice is told and can ask somebody else.`,
  declineConfirm: 'Decline the request',
  declineReason: 'Reason (optional)',
  declineReasonHint: 'The practice reads this.',
  declined: 'Declined. The practice has been told.',
  accepted: 'You are booked. Both of you now see each other’s contact details.',
  belowOwn: 'Less than your own rate.',
  wouldEarn: 'You would earn',
  chooseToAccept: 'Choose the days you accept, or decline.',
  allTaken: 'You are booked at these times. Decline, so that the practice can ask somebody else.',
  restDeclined: (days: string) => `${days} will be declined.`,
  lockedTitle: 'You can accept once your profile is approved.',
} as const
