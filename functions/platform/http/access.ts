import { isImpersonated, roleByParty, partyOfRole, type Caller } from '#shared/kernel/caller.ts'
import { admits, isPublicAccess, type Access, type OwnedKind } from '#shared/kernel/define-contract.ts'
import type { ErrorCode } from '#shared/kernel/error-catalogue.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { hasRole, roleRefusals, type MemberRole } from '#shared/kernel/member-roles.ts'
import { roleOf, type Role } from '#shared/kernel/roles.ts'
import type { Input } from './parse.ts'

/** An access token's content; `signedInAt` is when the session began, in seconds. */
export type Token = { user: UserId; role: Role; signedInAt: number }

/**
 * `companyId` is the practice through which a user owns something, with their membership's `role` and `version`; empty
 * for what is their own. `isNotPersonal` marks data that is not about a person.
 */
export type Ownership = { companyId?: CompanyId; role?: MemberRole; version?: number; isNotPersonal?: true }

/** By kind: what the account owns of it, or undefined if it is another's or doesn't exist. */
export type OwnershipChecks = Record<
  Exclude<OwnedKind, 'self'>,
  (caller: Caller, id: string, input: Input) => Promise<Ownership | undefined>
> & {
  isApproved: (caller: Caller, ownership: Ownership) => Promise<boolean>
  /** The practice through which a practice user may read about people; throws if there is none. */
  practiceForReadingPeople: (caller: Caller, ownership: Ownership) => Promise<CompanyId>
  /** Whether the signed-in account exists and the session has not ended. */
  hasSession: (token: Token) => Promise<boolean>
  isSessionOver: (token: Token, account: { sessionsValidAfter?: Instant }) => boolean
  /** Whether the account that is acted for exists, and is still a member of the practice that it is acted for. */
  isThere: (caller: Caller) => Promise<boolean>
}

const notFound: Record<OwnedKind, ErrorCode> = {
  self: 'PROFESSIONAL_NOT_FOUND',
  company: 'COMPANY_NOT_FOUND',
  companyReader: 'COMPANY_NOT_FOUND',
  offer: 'OFFER_NOT_FOUND',
  request: 'REQUEST_NOT_FOUND',
  booking: 'BOOKING_NOT_FOUND',
  documentOwner: 'DOCUMENT_NOT_FOUND',
  user: 'USER_NOT_FOUND',
  availability: 'AVAILABILITY_NOT_FOUND',
  documentReader: 'DOCUMENT_NOT_FOUND',
  chatParty: 'CHAT_NOT_FOUND',
}

/** Claims as API Gateway passes them on: as text, groups as `[A B]`. Only access tokens are accepted. */
export const tokenOf = (claims: Record<string, unknown> | undefined): Token => {
  const role = roleOf(
    String(claims?.['cognito:groups'] ?? '')
      .replace(/^\[|\]$/g, '')
      .split(/[\s,]+/),
  )
  if (!claims?.sub || claims.token_use !== 'access') throw new DomainError('UNAUTHENTICATED')
  if (!role) throw new DomainError('FORBIDDEN')
  return { user: `usr_${String(claims.sub)}` as UserId, role, signedInAt: Number(claims.auth_time ?? 0) }
}

/**
 * Who calls, by the token alone; with a grant, `impersonatedCaller` does it. From here on, the account they act for
 * decides what they may do.
 */
export const callerOf = ({ user, role }: Token): Caller => ({
  principal: { user },
  account: user,
  party: partyOfRole(role),
  grant: role === 'SuperAdmin' ? 'admin' : 'own',
})

export const checkRole = (access: Access, { party }: Caller): void => {
  if (!isPublicAccess(access) && !admits(access, roleByParty[party])) throw new DomainError('FORBIDDEN')
}

const givenAt = (input: Input, path: string): unknown => {
  const [part, field] = path.split('.') as ['params' | 'query' | 'body', string]
  return (input[part] as Record<string, unknown> | undefined)?.[field]
}
const valueAt = (input: Input, path: string): string => String(givenAt(input, path))

/** What a command record names as its subject. */
export const subjectOf = (access: Access, input: Input): string | undefined => {
  const path = isPublicAccess(access) ? undefined : (access.about ?? access.owns?.id)
  return path && valueAt(input, path)
}

/** Why a super admin does it, if the operation asks. */
export const reasonOf = (access: Access, input: Input): string | undefined => {
  const given = !isPublicAccess(access) && access.reason ? givenAt(input, access.reason) : undefined
  return given === undefined ? undefined : String(given)
}

/** Which document is read, if the operation says where. */
export const documentOf = (access: Access, input: Input): string | undefined =>
  !isPublicAccess(access) && access.document ? valueAt(input, access.document.at) : undefined

/**
 * The caller as a command record names them. If the command itself checks ownership, the practice is taken from the
 * input.
 */
export const recordedCaller = (access: Access, caller: Caller, input: Input): Caller => {
  const owns = isPublicAccess(access) ? undefined : access.owns
  if (!owns?.checked || owns.kind !== 'company') return caller
  return { ...caller, practice: { id: valueAt(input, owns.id) as CompanyId } }
}

/** A member of the practice needs the role that the operation names, except for what concerns only themselves. */
const checkMemberRole = (
  { owns, ownFields }: Pick<Exclude<Access, { public: true }>, 'owns' | 'ownFields'>,
  { role }: Ownership,
  { account }: Caller,
  input: Input,
): void => {
  const { member: least, self } = owns ?? {}
  if (!least || !role || hasRole(role, least)) return
  if (self && valueAt(input, self) === account) return
  if (ownFields && Object.keys(input.body as object).every((field) => ownFields.includes(field))) return
  throw new DomainError(roleRefusals[least])
}

/**
 * What the account owns of what `owns` names; another's and missing are refused in the same way. A super admin may read
 * what belongs to others.
 */
export const ownershipOf = async (
  access: Access,
  caller: Caller,
  input: Input,
  owners: OwnershipChecks,
): Promise<Ownership> => {
  if (isPublicAccess(access) || !access.owns || caller.party === 'admin') return {}
  const { kind } = access.owns
  const id = valueAt(input, access.owns.id)
  const found = kind === 'self' ? (id === caller.account ? {} : undefined) : await owners[kind](caller, id, input)
  if (!found) throw new DomainError(notFound[kind])
  checkMemberRole(access, found, caller, input)
  return found
}

/** The practice that the caller acts for, once ownership, role and approval are checked. */
const practiceOf = async (
  access: Access,
  caller: Caller,
  input: Input,
  owners: OwnershipChecks,
): Promise<Caller['practice']> => {
  if (isPublicAccess(access) || caller.party === 'admin') return undefined
  const ownership = access.owns?.checked ? {} : await ownershipOf(access, caller, input, owners)
  if (access.approved && !(await owners.isApproved(caller, ownership))) throw new DomainError('NOT_APPROVED')
  const reads = access.readsPeople && caller.party === 'practice' && !ownership.isNotPersonal
  const { companyId, role, version } = ownership
  const id = reads ? await owners.practiceForReadingPeople(caller, ownership) : companyId
  return id && { id, ...(role && { role }), ...(version && { version }) }
}

/**
 * Reads session and ownership in parallel, but reports an ended session first. The session is not checked if the
 * operation does so itself or the response is the same for everyone (`SessionCheck`).
 */
export const checkAccess = async (
  access: Access,
  token: Token,
  caller: Caller,
  input: Input,
  owners: OwnershipChecks,
): Promise<Caller> => {
  const owned = practiceOf(access, caller, input, owners)
  owned.catch(() => undefined)
  const isThere = isImpersonated(caller) ? owners.isThere(caller) : true
  const isCheckedElsewhere = !isPublicAccess(access) && access.session && caller.account === token.user
  if (!isPublicAccess(access) && !isCheckedElsewhere && !(await owners.hasSession(token)))
    throw new DomainError('UNAUTHENTICATED')
  if (!(await isThere)) throw new DomainError('IMPERSONATION_ENDED')
  const practice = await owned
  return practice ? { ...caller, practice } : caller
}
