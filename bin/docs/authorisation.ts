import { apiContract } from '#shared/api-contract.ts'
import { admits, isPublicAccess, type Access, type Operation } from '#shared/kernel/define-contract.ts'
import { errorCatalogue, type ErrorCode } from '#shared/kernel/error-catalogue.ts'
import { hasRole, roleRefusals, type MemberRole } from '#shared/kernel/member-roles.ts'
import type { Role } from '#shared/kernel/roles.ts'
import { subjects, type OperationName, type Subject } from './authorisation-subjects.ts'

/** The callers of the matrix. Each has its own test data: a locum and a practice that belong together. */
export const callers = {
  anonymous: { title: 'Signed out', token: 'none' },
  expired: { title: 'Expired token', token: 'expired' },
  wrongAudience: { title: 'Token of another client', token: 'foreign' },
  idToken: { title: 'ID token', role: 'Locum', token: 'id' },
  locum: { title: 'Locum', role: 'Locum' },
  otherLocum: { title: 'Another locum', role: 'Locum' },
  unapprovedLocum: { title: 'Unapproved locum', role: 'Locum', unapproved: true },
  member: { title: 'Practice: owner', role: 'CompanyAdmin' },
  manager: { title: 'Practice: manager', role: 'CompanyAdmin', memberRole: 'manager' },
  booker: { title: 'Practice: booker', role: 'CompanyAdmin', memberRole: 'booker' },
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
  viewsLocum: { title: 'Super admin who views the locum', role: 'Locum', grant: 'view' },
  actsForLocum: { title: 'Super admin who acts for the locum', role: 'Locum', grant: 'act' },
  viewsPractice: { title: 'Super admin who views the practice', role: 'CompanyAdmin', grant: 'view' },
  actsForPractice: { title: 'Super admin who acts for the practice', role: 'CompanyAdmin', grant: 'act' },
} as const satisfies Record<string, CallerKind>

type CallerKind = {
  title: string
  /** Of the account they act for. */
  role?: Role
  grant?: 'view' | 'act'
  token?: 'none' | 'expired' | 'foreign' | 'id'
  unapproved?: true
  /** In a practice; an owner, if it is not set. */
  memberRole?: MemberRole
  noPractice?: true
  /** Why the caller's practice can't see locums. */
  closed?: ErrorCode
  ended?: true
}
export type CallerName = keyof typeof callers

/** The owner of what a request names: the caller, another, or none because it doesn't exist. */
export const targets = ['own', 'another’s', 'absent'] as const
export type Target = (typeof targets)[number]

export const targetsOf = (name: OperationName): readonly Target[] =>
  subjects[name].of === 'nothing' ? ['own'] : targets

export type Expected = 200 | ErrorCode

const isOwn = ({ of }: Subject, caller: CallerKind, target: Target): boolean =>
  target === 'own' && !(of === 'practice' && caller.noPractice)

const canAccess = (subject: Subject, who: Role | 'public', caller: CallerKind, target: Target): boolean => {
  const reach = subject.reach?.[who] ?? (who === 'SuperAdmin' ? 'all' : 'own')
  return reach === 'all' || (reach === 'own' && isOwn(subject, caller, target))
}

/** Why a super admin doesn't get further who views an account, or acts for it. */
const refusalOf = (
  { underGrant, owns, session }: Exclude<Access, { public: true }>,
  { grant, role }: CallerKind,
  target: Target,
): ErrorCode | undefined => {
  if (!grant || session === 'unchecked') return undefined
  if (underGrant === 'never') return 'OWNER_ALONE'
  if (underGrant === 'act' && grant === 'view') return 'ONLY_VIEWED'
  const isOwnDocument = role === 'Locum' && owns?.kind === 'documentOwner' && target === 'own'
  return isOwnDocument ? 'OWNER_ALONE' : undefined
}

/** The expected response, from the contract's `access` and the subject. */
export const expectedResponse = (name: OperationName, callerName: CallerName, target: Target): Expected => {
  const operation: Operation = apiContract[name]
  const [{ access }, subject, caller] = [operation, subjects[name], callers[callerName] as CallerKind]
  const allowed = subject.allowed ?? 200
  const notFound = subject.absent ?? 'NOT_FOUND'
  if (isPublicAccess(access))
    return subject.of === 'nothing' || canAccess(subject, 'public', caller, target) ? allowed : notFound
  if (caller.token || !caller.role) return 'UNAUTHENTICATED'
  if (!admits(access, caller.role)) return 'FORBIDDEN'
  const refused = refusalOf(access, caller, target)
  if (refused) return refused
  if (caller.ended && access.session !== 'unchecked') return 'UNAUTHENTICATED'
  const closed = access.readsPeople ? caller.closed : undefined
  if (closed && subject.of !== 'practice') return closed
  if (subject.of === 'nothing') return allowed
  // A list of something absent is empty for a caller with access to everything.
  if (target === 'absent')
    return operation.list && subject.of !== 'tenant' && caller.role === 'SuperAdmin' ? 200 : notFound
  if (!canAccess(subject, caller.role, caller, target)) return notFound
  const least = caller.memberRole && subject.of === 'practice' ? access.owns?.member : undefined
  if (least && !hasRole(caller.memberRole ?? 'owner', least)) return roleRefusals[least]
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
