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

/** The kinds that each query reads: its answers are old once a command has changed one of them. */
const reads: Record<QueryName, readonly Kind[]> = {
  // Whether the locum can take an offer is the server's to say.
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
  listWaitingProfessionals: ['waiting professionals'],
  listWaitingCompanies: ['waiting practices'],
  listNotifications: ['notifications'],
  getProfessionalExport: ['exports'],
  getCompanyExport: ['exports'],
  getAccountExport: ['exports'],

  // The commands that change these answer with what takes their place.
  getProfessionalSettings: [],
  getCompanySettings: [],

  // What was found stays in its order while one works through it.
  searchProfessionals: [],
  searchAvailability: [],
  searchDirectory: [],

  // Other people change these, or a release does.
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

/** Booking, requesting, cancelling and marking days change offers, bookings and calendars alike. */
const days: readonly Kind[] = ['offers', 'bookings', 'calendars']

/**
 * These answer with the whole profile, which the page puts in the place of the one that was known once its step is
 * done: read again before that, it would take the page away with files that are still to be sent. Other queries that
 * read it are old.
 */
const ownProfile = { kinds: ['own profile'], answers: 'getOwnProfessional' } as const

type Change = readonly Kind[] | 'all' | { kinds: readonly Kind[]; answers: QueryName }

/** The kinds that each command changes. */
const changes: Record<CommandName, Change> = {
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
  refreshCards: [],

  createProfessional: ownProfile,
  saveVerification: ownProfile,
  saveExperience: ownProfile,
  saveWorkHours: ownProfile,
  saveQualification: ownProfile,
  saveAboutMe: ownProfile,
  saveBankAccount: ownProfile,
  promoteProfessionalDocument: ownProfile,
  // Of a practice's document nothing but the practice is read, which is put in place.
  deleteDocument: ownProfile,

  // These answer with the whole practice, which takes the place of the one that was known.
  createCompany: [],
  updateCompany: [],
  saveCompanyAddress: [],
  saveOperations: [],
  saveAboutCompany: [],
  promoteCompanyDocument: [],

  saveProfessionalSettings: ['own profile'],
  saveCompanySettings: ['own practices'],
  // What is left is another practice.
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

/** Whether an answer kept under this operation reads one of the kinds. */
export const readsAny = (operation: unknown, kinds: readonly Kind[]): boolean =>
  (reads as Partial<Record<string, readonly Kind[]>>)[String(operation)]?.some((kind) => kinds.includes(kind)) ?? false

/** Whether an answer kept under this operation is old once the command has been answered. */
export function isOldAfter(command: CommandName, operation: unknown): boolean {
  const changed = changes[command]
  if (changed === 'all') return true
  if ('kinds' in changed) return operation !== changed.answers && readsAny(operation, changed.kinds)
  return readsAny(operation, changed)
}
