import type { QuotaName } from './quotas.ts'

/** What the API calls each limit. */
export const quotaNames: Record<QuotaName, string> = {
  openOffersPerPractice: 'open-offers',
  openOfferDaysPerPractice: 'days-of-open-offers',
  openRequestsPerPractice: 'pending-requests',
  openRequestsPerPracticeAndLocum: 'pending-requests-to-one-locum',
  openRequestsPerLocum: 'pending-requests-of-the-locum',
  askedPerOffer: 'locums-asked-to-fill-an-offer',
  templatesPerPractice: 'templates',
  practicesPerAccount: 'practices',
  membersPerPractice: 'members-and-pending-invites',
  pendingInvitesPerPractice: 'pending-invites',
  invitesPerPracticeDay: 'invites-a-day',
  invitesPerUnapprovedPracticeDay: 'invites-a-day-until-approved',
  mailsPerAccountDay: 'e-mails-a-day',
  profilesPerPracticeDay: 'profiles-opened-a-day',
  newChatsPerPracticeDay: 'new-conversations-a-day',
  messagesPerChatDay: 'messages-in-a-conversation-a-day',
  reportsPerAccountDay: 'reports-a-day',
  exportsPerOwnerDay: 'exports-a-day',
  statementsPerOwnerDay: 'statements-a-day',
  favouritesPerPractice: 'favourites',
  blocksPerPractice: 'blocked-locums',
  poolsPerPractice: 'pools',
  locumsPerPool: 'locums-of-a-pool',
  starredPracticesPerLocum: 'starred-practices',
}
