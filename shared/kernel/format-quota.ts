import { formatCardDate, todayAt } from './dates.ts'
import { formatThousands } from './money.ts'
import { quotaNames } from './quota-names.ts'
import type { QuotaName, ReachedQuota, ShownQuota } from './quotas.ts'

const quotaTexts: Record<QuotaName, (limit: string, from: string) => string> = {
  openOffersPerPractice: (limit, from) =>
    `Your practice can have ${limit} open offers at once. Cancel one you no longer need, or post this one from ${from} on.`,
  openOfferDaysPerPractice: (limit, from) =>
    `The open offers of your practice can have ${limit} days in total. Choose fewer days, cancel an offer you no longer need, or post this one from ${from} on.`,
  openRequestsPerPractice: (limit, from) =>
    `Your practice can have ${limit} pending booking requests at once. Withdraw one you no longer need, or wait for an answer. You can send more from ${from} at the latest.`,
  openRequestsPerPracticeAndLocum: (limit, from) =>
    `Your practice can have ${limit} pending booking requests to one locum. Withdraw one you no longer need, or wait for an answer. You can send more from ${from} at the latest.`,
  openRequestsPerLocum: (limit, from) =>
    `This locum already has ${limit} pending booking requests, the most a locum can have. Choose another locum, or try again from ${from} at the latest.`,
  askedPerOffer: (limit) =>
    `You can ask ${limit} locums to fill one offer. Wait for their answers, or confirm an applicant.`,
  templatesPerPractice: (limit) =>
    `Your practice can have ${limit} templates. Delete one you no longer use, then save this one.`,
  planChangesPerPractice: (limit) => `A practice’s plan can be set ${limit} times. This one’s stays as it is.`,
  practicesPerAccount: (limit) =>
    `Your account can have ${limit} practices. Delete one you no longer run, or contact us to raise the limit.`,
  membersPerPractice: (limit) =>
    `Your practice can have ${limit} members and pending invites. Remove a member or cancel an invite first.`,
  pendingInvitesPerPractice: (limit) =>
    `Your practice can have ${limit} pending invites. Cancel one, or wait until one has been accepted or has expired.`,
  invitesPerUnapprovedPracticeDay: (limit, from) =>
    `Until your practice is approved it can send ${limit} invites a day. You can send more from ${from} on.`,
  invitesPerPracticeDay: (limit, from) =>
    `Your practice has sent ${limit} invites today, the most allowed in one day. You can send more from ${from} on.`,
  profilesPerPracticeDay: (limit, from) =>
    `Your practice has opened ${limit} locum profiles today, the most allowed in one day. You can open more from ${from} on. Profiles you opened today can still be viewed.`,
  newChatsPerPracticeDay: (limit, from) =>
    `Your practice has begun ${limit} conversations today, the most allowed in one day. You can write to more locums from ${from} on, and to those you already write with at any time.`,
  messagesPerChatDay: (limit, from) =>
    `You have sent ${limit} messages in this conversation today, the most allowed in one day. You can write again from ${from} on.`,
  reportsPerAccountDay: (limit, from) =>
    `You have reported ${limit} messages today, the most allowed in one day. You can report more from ${from} on, and block a conversation at any time.`,
  exportsPerOwnerDay: (limit, from) =>
    `A copy of this data can be prepared ${limit} times a day. The next one can be prepared from ${from} on.`,
  statementsPerOwnerDay: (limit, from) =>
    `Statements of this wallet have been made ${limit} times today, the most allowed in one day. The next one can be made from ${from} on.`,
  placementsPerPracticeDay: (limit, from) =>
    `Your practice has requested ${limit} permanent placements today, the most allowed in one day. You can request more from ${from} on.`,
  openPrivacyRequestsPerAccount: (limit) =>
    `You have ${limit} requests about your data that are not answered yet. You can send another one once one of them is.`,
  favouritesPerPractice: (limit) => `Your practice can have ${limit} favourites. Remove one you no longer need.`,
  blocksPerPractice: (limit) => `Your practice can block ${limit} locums. Unblock one first.`,
  poolsPerPractice: (limit) => `Your practice can have ${limit} pools. Delete one you no longer need.`,
  locumsPerPool: (limit) => `A pool can have ${limit} locums. Remove one first, or create another pool.`,
  starredPracticesPerLocum: (limit) => `You can have ${limit} favourite practices. Remove one first.`,
  mailsPerAccountDay: (limit, from) =>
    `Your actions today have sent ${limit} e-mails, the most allowed in one day. You can do this again from ${from} on. You can still cancel.`,
}

/** What a program is told about the limit that was reached. */
export const shownQuota = ({ name, limit, until }: ReachedQuota): ShownQuota => ({
  name: quotaNames[name],
  limit,
  ...(until && { from: todayAt(until) }),
})

/** The limit that was reached, and the first day on which there is room: limits per day end at midnight. */
export const formatQuota = ({ name, limit, until }: ReachedQuota): string =>
  quotaTexts[name](formatThousands(limit), until ? formatCardDate(todayAt(until)) : 'later')
