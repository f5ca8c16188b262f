import { roleOn, sideOf, type Caller } from '#shared/kernel/caller.ts'
import { isPublic, type Access, type OwnedKind } from '#shared/kernel/define-contract.ts'
import { DomainError, type ErrorCode } from '#shared/kernel/errors.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { roleOf, type Role } from '#shared/kernel/roles.ts'
import type { Input } from './parse.ts'

/** What an access token says; `signedInAt` is when the session began, in seconds. Nothing behind access reads it. */
export type Token = { user: UserId; role: Role; signedInAt: number }

/**
 * The company through which a user owns a thing; empty for what is their own. `holdsNoPerson`: nothing in it is about a
 * person.
 */
export type Ownership = { companyId?: CompanyId; holdsNoPerson?: true }

/** By kind: what the account acted for owns of it, or undefined where it is foreign or absent. */
export type Owners = Record<
  Exclude<OwnedKind, 'self'>,
  (caller: Caller, id: string, input: Input) => Promise<Ownership | undefined>
> & {
  isApproved: (caller: Caller, ownership: Ownership) => Promise<boolean>
  /** The practice through which a practice's user may read people; refuses where there is none. */
  practiceToReadPeople: (caller: Caller, ownership: Ownership) => Promise<CompanyId>
  /** Whether the principal's account exists and the session has not been ended. */
  hasSession: (token: Token) => Promise<boolean>
  isSessionOver: (token: Token, account: { sessionsValidAfter?: Instant }) => boolean
}

const notFound: Record<OwnedKind, ErrorCode> = {
  self: 'PROFESSIONAL_NOT_FOUND',
  company: 'COMPANY_NOT_FOUND',
  companyReader: 'COMPANY_NOT_FOUND',
  offer: 'OFFER_NOT_FOUND',
  booking: 'BOOKING_NOT_FOUND',
  documentOwner: 'DOCUMENT_NOT_FOUND',
  user: 'USER_NOT_FOUND',
  availability: 'AVAILABILITY_NOT_FOUND',
  documentReader: 'DOCUMENT_NOT_FOUND',
}

/** Claims as API Gateway hands them on: text, groups as `[A B]`. Only an access token will do. */
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

/** The one place where a caller is made of a token. From here on the account they act for decides what they may do. */
export const callerOf = ({ user, role }: Token): Caller => ({
  principal: { user },
  account: user,
  side: sideOf(role),
  grant: role === 'SuperAdmin' ? 'admin' : 'own',
})

export const checkRole = (access: Access, { side }: Caller): void => {
  if (!isPublic(access) && !access.roles.includes(roleOn[side])) throw new DomainError('FORBIDDEN')
}

const placed = (input: Input, place: string): string => {
  const [part, field] = place.split('.') as ['params' | 'query' | 'body', string]
  return String((input[part] as Record<string, unknown>)[field])
}

/** What the record of a command names as its subject. */
export const subjectOf = (access: Access, input: Input): string | undefined => {
  const place = isPublic(access) ? undefined : (access.about ?? access.owns?.id)
  return place && placed(input, place)
}

/**
 * As a command's record names the caller. Where it is the command that checks ownership, nothing is recorded of a
 * practice that is not theirs.
 */
export const recordedCaller = (access: Access, caller: Caller, input: Input): Caller => {
  const owns = isPublic(access) ? undefined : access.owns
  if (!owns?.checked || owns.kind !== 'company') return caller
  return { ...caller, practice: { id: placed(input, owns.id) as CompanyId, role: 'member' } }
}

/**
 * What `owns` names, as the account acted for has it; foreign and absent are refused alike. The operator may read what
 * is not theirs.
 */
export const ownershipOf = async (access: Access, caller: Caller, input: Input, owners: Owners): Promise<Ownership> => {
  if (isPublic(access) || !access.owns || caller.side === 'admin') return {}
  const { kind } = access.owns
  const id = placed(input, access.owns.id)
  const found = kind === 'self' ? (id === caller.account ? {} : undefined) : await owners[kind](caller, id, input)
  if (!found) throw new DomainError(notFound[kind])
  return found
}

/**
 * The practice that the caller acts for, once ownership and approval are found to be as the operation's access data
 * asks.
 */
const practiceOf = async (
  access: Access,
  caller: Caller,
  input: Input,
  owners: Owners,
): Promise<CompanyId | undefined> => {
  if (isPublic(access) || caller.side === 'admin') return undefined
  const ownership = access.owns?.checked ? {} : await ownershipOf(access, caller, input, owners)
  if (access.approved && !(await owners.isApproved(caller, ownership))) throw new DomainError('NOT_APPROVED')
  const reads = access.readsPeople && caller.side === 'practice' && !ownership.holdsNoPerson
  return reads ? owners.practiceToReadPeople(caller, ownership) : ownership.companyId
}

/**
 * Session and ownership are read side by side; a session that has ended is refused as that, whatever it asks for. The
 * session is the principal's token's; everything else goes by the caller. It is not looked at here where the operation
 * reads the account anyway and does so itself, nor where the answer is the same for everyone (`SessionCheck`).
 */
export const checkAccess = async (
  access: Access,
  token: Token,
  caller: Caller,
  input: Input,
  owners: Owners,
): Promise<Caller> => {
  const owned = practiceOf(access, caller, input, owners)
  owned.catch(() => undefined)
  const isCheckedElsewhere = !isPublic(access) && access.session && caller.account === token.user
  if (!isPublic(access) && !isCheckedElsewhere && !(await owners.hasSession(token)))
    throw new DomainError('UNAUTHENTICATED')
  const practice = await owned
  return practice ? { ...caller, practice: { id: practice, role: 'member' } } : caller
}
