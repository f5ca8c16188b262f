import { cardDate, todayAt } from '#shared/kernel/dates.ts'
import { grouped } from '#shared/kernel/money.ts'
import type { QuotaName, ReachedQuota } from '#shared/kernel/quotas.ts'

const words: Record<QuotaName, (limit: string, from: string) => string> = {
  liveOffersPerPractice: (limit, from) =>
    `Your practice can have ${limit} open shifts at once. Cancel one you no longer need, or post this one from ${from} on.`,
  liveDaysPerPractice: (limit, from) =>
    `The open shifts of your practice can have ${limit} days together. Choose fewer days, cancel a shift you no longer need, or post this one from ${from} on.`,
  openRequestsPerPractice: (limit, from) =>
    `Your practice can have ${limit} requests waiting for an answer at once. Take back one you no longer need, or wait for an answer; there is room from ${from} at the latest.`,
  openRequestsPerPracticeAndLocum: (limit, from) =>
    `Your practice has ${limit} requests waiting for this locum’s answer, as many as it can have. Take back one you no longer need, or wait for an answer; there is room from ${from} at the latest.`,
  openRequestsPerLocum: (limit, from) =>
    `This locum has ${limit} requests to answer already, as many as one person can be sent. Ask another locum, or try again later, from ${from} at the latest.`,
  practicesPerAccount: (limit) =>
    `Your account can have ${limit} practices. Delete one you no longer run, or contact us to have more.`,
  profilesPerPracticeDay: (limit, from) =>
    `Your practice has opened ${limit} profiles today, as many as a day allows. You can open more from ${from} on; profiles you opened today stay open to you.`,
  exportsPerOwnerDay: (limit, from) =>
    `A copy of this data can be prepared ${limit} times a day. The next one can be prepared from ${from} on.`,
  mailsPerAccountDay: (limit, from) =>
    `What you did today has sent ${limit} e-mails, as many as a day allows. You can do this again from ${from} on; cancelling works as ever.`,
}

/** Which limit was reached, and when there is room again: limits in time end at midnight. */
export const quotaWords = ({ name, limit, until }: ReachedQuota): string =>
  words[name](grouped(String(limit)), until ? cardDate(todayAt(until)) : 'later')
