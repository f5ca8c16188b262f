import { apiContract } from '#shared/api-contract.ts'
import { isPublic, type Operation } from '#shared/kernel/define-contract.ts'
import { errorCatalogue, type ErrorCode } from '#shared/kernel/errors.ts'
import type { Role } from '#shared/kernel/roles.ts'

export type OperationName = keyof typeof apiContract

/** The callers of the matrix. Each has its own test data: a locum and a practice that belong together. */
export const callers = {
  anonymous: { title: 'Signed out', token: 'none' },
  expired: { title: 'Expired token', token: 'expired' },
  wrongAudience: { title: 'Token of another client', token: 'foreign' },
  idToken: { title: 'ID token', role: 'Locum', token: 'id' },
  locum: { title: 'Locum', role: 'Locum' },
  otherLocum: { title: 'Another locum', role: 'Locum' },
  unapprovedLocum: { title: 'Unapproved locum', role: 'Locum', unapproved: true },
  member: { title: 'Practice', role: 'CompanyAdmin' },
  otherMember: { title: 'Another practice', role: 'CompanyAdmin' },
  unapprovedMember: { title: 'Unapproved practice', role: 'CompanyAdmin', unapproved: true, closed: 'NOT_APPROVED' },
  incompleteMember: { title: 'Practice with steps missing', role: 'CompanyAdmin', closed: 'PRACTICE_INCOMPLETE' },
  newcomer: {
    title: 'Practice role without a practice',
    role: 'CompanyAdmin',
    noPractice: true,
    closed: 'PRACTICE_INCOMPLETE',
  },
  removedMember: {
    title: 'Removed from the practice',
    role: 'CompanyAdmin',
    noPractice: true,
    closed: 'PRACTICE_INCOMPLETE',
  },
  endedLocum: { title: 'Locum, signed out everywhere', role: 'Locum', ended: true },
  endedMember: { title: 'Practice, signed out everywhere', role: 'CompanyAdmin', ended: true },
  superAdmin: { title: 'Super admin', role: 'SuperAdmin' },
} as const satisfies Record<string, CallerKind>

type CallerKind = {
  title: string
  role?: Role
  token?: 'none' | 'expired' | 'foreign' | 'id'
  unapproved?: true
  noPractice?: true
  /** Why the caller's practice can't see locums. */
  closed?: ErrorCode
  ended?: true
}
export type CallerName = keyof typeof callers

/** The owner of what a request names: the caller, another, or none because it doesn't exist. */
export const targets = ['own', 'another’s', 'absent'] as const
export type Target = (typeof targets)[number]

type Reach = 'own' | 'all' | 'none'

/** What a request names: something of a person, a practice or the tenant, or nothing besides its caller. */
type Subject = {
  of: 'person' | 'practice' | 'tenant' | 'nothing'
  /** What a role can access, if not only its own (super admin: all). */
  reach?: Partial<Record<Role | 'public', Reach>>
  absent?: ErrorCode
  /** The response if access is granted, if not success. */
  allowed?: ErrorCode
}

const noSubject: Subject = { of: 'nothing' }
const company: Subject = { of: 'practice', absent: 'COMPANY_NOT_FOUND' }
/** Every locum can read public offers. */
const offer: Subject = { of: 'practice', absent: 'OFFER_NOT_FOUND', reach: { Locum: 'all' } }
const tenant: Subject = { of: 'tenant', absent: 'NOT_FOUND', reach: { SuperAdmin: 'own' } }

const document: Subject = { of: 'practice', absent: 'DOCUMENT_NOT_FOUND' }
/** Tested with avatars; tests/api/documents.test.ts covers logos, which all users see, and personal documents. */
const avatar: Subject = { of: 'person', absent: 'DOCUMENT_NOT_FOUND', reach: { CompanyAdmin: 'all' } }

/** The subject of every operation; a missing one does not compile. */
export const subjects: Record<OperationName, Subject> = {
  getOwnProfessional: noSubject,
  createProfessional: { of: 'nothing', allowed: 'PROFILE_EXISTS' },
  saveVerification: noSubject,
  saveExperience: noSubject,
  saveWorkHours: noSubject,
  saveQualification: noSubject,
  saveAboutMe: noSubject,
  saveBankAccount: noSubject,
  getProfessionalSettings: noSubject,
  saveProfessionalSettings: noSubject,
  // Everyone in the test data has an upcoming shift.
  deleteProfessional: { of: 'nothing', allowed: 'SHIFTS_AHEAD' },
  /** Practices see approved locums, and those booked with them (`tests/api/professionals.test.ts`). */
  getProfessional: { of: 'person', absent: 'PROFESSIONAL_NOT_FOUND', reach: { CompanyAdmin: 'all' } },
  listCompanies: noSubject,
  updateLastActive: { of: 'person', absent: 'PROFESSIONAL_NOT_FOUND' },
  listAvailability: noSubject,
  listAvailabilityForPractice: company,
  changeDays: noSubject,
  postAvailability: noSubject,
  editAvailability: { of: 'person', absent: 'AVAILABILITY_NOT_FOUND' },
  removeAvailability: { of: 'person', absent: 'AVAILABILITY_NOT_FOUND' },
  refreshSearchEntries: { of: 'person', absent: 'PROFESSIONAL_NOT_FOUND' },
  listFavourites: company,
  addFavourite: company,
  removeFavourite: company,
  listBlocked: company,
  blockLocum: company,
  unblockLocum: company,
  listPools: company,
  getPool: company,
  createPool: company,
  renamePool: company,
  deletePool: company,
  addToPool: company,
  removeFromPool: company,
  searchProfessionals: company,
  searchAvailability: noSubject,
  searchDirectory: noSubject,
  listMyPractices: noSubject,
  createCompany: noSubject,
  updateCompany: company,
  saveCompanyAddress: company,
  saveOperations: company,
  saveAboutCompany: company,
  getCompanySettings: company,
  saveCompanySettings: company,
  listOfferTemplates: company,
  createOfferTemplate: company,
  updateOfferTemplate: company,
  deleteOfferTemplate: company,
  deleteCompany: company,
  getCompany: { ...company, reach: { Locum: 'all' } },
  searchOffers: noSubject,
  listCompanyOffers: company,
  listMyApplications: noSubject,
  getOffer: offer,
  listApplications: { of: 'practice', absent: 'OFFER_NOT_FOUND' },
  postOffer: company,
  editOffer: offer,
  deleteOffer: offer,
  applyToOffer: offer,
  confirmApplication: offer,
  rejectApplication: offer,
  cancelOffer: offer,
  requestBooking: company,
  sendPrivateOffer: company,
  editPrivateOffer: { of: 'practice', absent: 'OFFER_NOT_FOUND' },
  cancelPrivateOffer: { of: 'practice', absent: 'OFFER_NOT_FOUND' },
  acceptPrivateOffer: { of: 'person', absent: 'OFFER_NOT_FOUND' },
  suggestRate: { of: 'person', absent: 'OFFER_NOT_FOUND' },
  acceptSuggestedRate: { of: 'practice', absent: 'OFFER_NOT_FOUND' },
  declineSuggestedRate: { of: 'practice', absent: 'OFFER_NOT_FOUND' },
  rejectPrivateOffer: { of: 'person', absent: 'OFFER_NOT_FOUND' },
  cancelBookingRequest: { of: 'practice', absent: 'OFFER_NOT_FOUND' },
  acceptBookingRequest: { of: 'person', absent: 'OFFER_NOT_FOUND' },
  rejectBookingRequest: { of: 'person', absent: 'OFFER_NOT_FOUND' },
  listProfessionalBookings: { of: 'person', absent: 'PROFESSIONAL_NOT_FOUND' },
  listPracticeBookings: company,
  getBooking: { of: 'practice', absent: 'BOOKING_NOT_FOUND' },
  // The fixture's shifts are days ahead; `tests/api/bookings.test.ts` covers the day itself.
  reportLate: { of: 'practice', absent: 'BOOKING_NOT_FOUND' },
  updateBooking: { of: 'practice', absent: 'BOOKING_NOT_FOUND' },
  undoBooking: { of: 'practice', absent: 'BOOKING_NOT_FOUND' },
  cancelBooking: { of: 'practice', absent: 'BOOKING_NOT_FOUND' },
  getBookingFile: { of: 'practice', absent: 'BOOKING_NOT_FOUND' },
  getCalendarFeed: noSubject,
  createCalendarFeed: noSubject,
  revokeCalendarFeed: noSubject,
  // Whoever has the address can read it, signed in or not.
  readCalendarFeed: { of: 'person', absent: 'FEED_NOT_FOUND' },
  listNotifications: noSubject,
  markNotificationRead: { of: 'person', absent: 'NOTIFICATION_NOT_FOUND', reach: { SuperAdmin: 'own' } },
  listPendingProfessionals: noSubject,
  decideApproval: { of: 'person', absent: 'PROFESSIONAL_NOT_FOUND' },
  setAccountQuotas: { of: 'person', absent: 'USER_NOT_FOUND' },
  listPendingCompanies: noSubject,
  decideCompanyApproval: company,
  endSessions: noSubject,
  // Everyone in the test data has a profile or a practice by then.
  deleteAccount: { of: 'nothing', allowed: 'ACCOUNT_IN_USE' },
  getUser: { of: 'person', absent: 'USER_NOT_FOUND' },
  getLocumChatHash: noSubject,
  getPracticeChatHash: company,
  postDocument: document,
  openUpload: document,
  promoteProfessionalDocument: noSubject,
  promoteCompanyDocument: company,
  deleteDocument: document,
  getDocumentUrl: avatar,
  getDocument: avatar,
  startProfessionalExport: noSubject,
  getProfessionalExport: noSubject,
  startCompanyExport: company,
  getCompanyExport: company,
  startAccountExport: noSubject,
  getAccountExport: noSubject,
  getHealth: noSubject,
  getOpenApi: noSubject,
  readDocs: noSubject,
  readDocsStyle: noSubject,
  listOptions: noSubject,
  listIndustries: tenant,
  listOptionsOfCategory: noSubject,
  getTenant: { ...tenant, reach: { public: 'own' } },
}

export const targetsOf = (name: OperationName): readonly Target[] =>
  subjects[name].of === 'nothing' ? ['own'] : targets

export type Expected = 200 | ErrorCode

const isOwn = ({ of }: Subject, caller: CallerKind, target: Target): boolean =>
  target === 'own' && !(of === 'practice' && caller.noPractice)

const canAccess = (subject: Subject, who: Role | 'public', caller: CallerKind, target: Target): boolean => {
  const reach = subject.reach?.[who] ?? (who === 'SuperAdmin' ? 'all' : 'own')
  return reach === 'all' || (reach === 'own' && isOwn(subject, caller, target))
}

/** The expected response, from the contract's `access` and the subject. */
export const expectedResponse = (name: OperationName, callerName: CallerName, target: Target): Expected => {
  const operation: Operation = apiContract[name]
  const [{ access }, subject, caller] = [operation, subjects[name], callers[callerName] as CallerKind]
  const allowed = subject.allowed ?? 200
  const notFound = subject.absent ?? 'NOT_FOUND'
  if (isPublic(access))
    return subject.of === 'nothing' || canAccess(subject, 'public', caller, target) ? allowed : notFound
  if (caller.token || !caller.role) return 'UNAUTHENTICATED'
  if (!access.roles.includes(caller.role)) return 'FORBIDDEN'
  if (caller.ended && access.session !== 'unchecked') return 'UNAUTHENTICATED'
  const closed = access.readsPeople ? caller.closed : undefined
  if (closed && subject.of !== 'practice') return closed
  if (subject.of === 'nothing') return allowed
  // A list of something absent is empty for a caller with access to everything.
  if (target === 'absent')
    return operation.list && subject.of !== 'tenant' && caller.role === 'SuperAdmin' ? 200 : notFound
  if (!canAccess(subject, caller.role, caller, target)) return notFound
  if (closed) return closed
  if (access.approved && caller.unapproved) return 'NOT_APPROVED'
  return allowed
}

const statusOf = (expected: Expected): number => (expected === 200 ? 200 : errorCatalogue[expected].status)

const cell = (name: OperationName, caller: CallerName): string => {
  const responses = targetsOf(name).map((target) => statusOf(expectedResponse(name, caller, target)))
  return new Set(responses).size === 1 ? String(responses[0]) : responses.join(' · ')
}

/** The matrix as a page: the status for each caller and what is their own, another's or absent. */
export const authorisationPage = (): string => {
  const names = Object.keys(apiContract) as OperationName[]
  const columns = Object.keys(callers) as CallerName[]
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    '# Who can do what',
    '',
    'Generated from the contract’s `access` data; `tests/contract/authorisation.test.ts` tests every cell. A cell is the status that a',
    'caller gets. Three statuses are for what is their own, another’s, and absent; the last two always get the same response.',
    '',
    row(['Operation', ...columns.map((caller) => callers[caller].title)]),
    row(['---', ...columns.map(() => '---')]),
    ...names.map((name) => row([`\`${name}\``, ...columns.map((caller) => cell(name, caller))])),
    '',
  ].join('\n')
}
