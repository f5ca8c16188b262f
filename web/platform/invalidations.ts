import type { CommandName, QueryName } from './operations.ts'

/** A kind of data: commands change it, queries read it. */
type Kind =
  | 'offers'
  | 'bookings'
  | 'calendars'
  | 'own profile'
  | 'own practices'
  | 'waiting professionals'
  | 'waiting practices'
  | 'notifications'
  | 'exports'

/** The kinds that each query reads: its results are stale once a command has changed one of them. */
const readKinds: Record<QueryName, readonly Kind[]> = {
  // The server decides whether the locum is eligible for an offer.
  searchOffers: ['offers', 'own profile'],
  listCompanyOffers: ['offers'],
  listMyApplications: ['offers'],
  getOffer: ['offers'],
  listApplications: ['offers'],
  listPracticeBookings: ['bookings'],
  listProfessionalBookings: ['bookings'],
  getBooking: ['bookings'],
  listAvailability: ['calendars'],
  listAvailabilityForPractice: ['calendars'],
  getOwnProfessional: ['own profile'],
  listMyPractices: ['own practices'],
  listPendingProfessionals: ['waiting professionals'],
  listPendingCompanies: ['waiting practices'],
  listNotifications: ['notifications'],
  getProfessionalExport: ['exports'],
  getCompanyExport: ['exports'],
  getAccountExport: ['exports'],

  // The commands that change these return the new state.
  getProfessionalSettings: [],
  getCompanySettings: [],

  // Results keep their order while the user works through them.
  searchProfessionals: [],
  searchAvailability: [],
  searchDirectory: [],

  // Changed by other users, or by a release.
  getProfessional: [],
  getCompany: [],
  listCompanies: [],
  getDocumentUrl: [],
  getDocument: [],
  getHealth: [],
  getOpenApi: [],
  readDocs: [],
  readDocsStyle: [],
  listOptions: [],
  listIndustries: [],
  listOptionsOfCategory: [],
  getTenant: [],
  getUser: [],
}

/** Commands on days change offers, bookings and calendars. */
const days: readonly Kind[] = ['offers', 'bookings', 'calendars']

/**
 * These commands return the whole profile, which the page caches once its step is complete. Reading it again earlier
 * would leave the page before its files are uploaded. Other queries that read the profile are stale.
 */
const ownProfile = { kinds: ['own profile'], answers: 'getOwnProfessional' } as const

type Change = readonly Kind[] | 'all' | { kinds: readonly Kind[]; answers: QueryName }

/** The kinds that each command changes. */
const changedKinds: Record<CommandName, Change> = {
  postOffer: days,
  applyToOffer: ['offers'],
  confirmApplication: days,
  rejectApplication: days,
  cancelOffer: days,
  requestBooking: days,
  cancelBookingRequest: days,
  acceptBookingRequest: days,
  rejectBookingRequest: days,
  cancelBooking: days,
  changeDays: days,
  postAvailability: days,
  editAvailability: days,
  removeAvailability: days,
  refreshSearchEntries: [],

  createProfessional: ownProfile,
  saveVerification: ownProfile,
  saveExperience: ownProfile,
  saveWorkHours: ownProfile,
  saveQualification: ownProfile,
  saveAboutMe: ownProfile,
  saveBankAccount: ownProfile,
  promoteProfessionalDocument: ownProfile,
  // A practice’s document appears only in the practice, which the command returns.
  deleteDocument: ownProfile,

  // These commands return the whole practice, which the page caches.
  createCompany: [],
  updateCompany: [],
  saveCompanyAddress: [],
  saveOperations: [],
  saveAboutCompany: [],
  promoteCompanyDocument: [],

  saveProfessionalSettings: ['own profile'],
  saveCompanySettings: ['own practices'],
  // The user continues with another practice.
  deleteCompany: 'all',
  // The session ends with these.
  deleteProfessional: [],
  endSessions: [],
  deleteAccount: [],

  decideApproval: ['waiting professionals'],
  decideCompanyApproval: ['waiting practices'],
  setAccountQuotas: [],
  markNotificationRead: ['notifications'],
  startProfessionalExport: ['exports'],
  startCompanyExport: ['exports'],
  startAccountExport: ['exports'],
  updateLastActive: [],
  openUpload: [],
  postDocument: [],
  getLocumChatHash: [],
  getPracticeChatHash: [],
}

/** Whether a cached result of this operation reads one of the kinds. */
export const readsAnyKind = (operation: unknown, kinds: readonly Kind[]): boolean =>
  (readKinds as Partial<Record<string, readonly Kind[]>>)[String(operation)]?.some((kind) => kinds.includes(kind)) ??
  false

/** Whether a cached result of this operation is stale after the command. */
export function isStaleAfter(command: CommandName, operation: unknown): boolean {
  const changed = changedKinds[command]
  if (changed === 'all') return true
  if ('kinds' in changed) return operation !== changed.answers && readsAnyKind(operation, changed.kinds)
  return readsAnyKind(operation, changed)
}
