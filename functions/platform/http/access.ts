import type { Caller, Side } from '#shared/kernel/caller.ts'
import { isPublic, type Access, type OwnedKind } from '#shared/kernel/define-contract.ts'
import { DomainError, type ErrorCode } from '#shared/kernel/errors.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { roleOf, type Role } from '#shared/kernel/roles.ts'
import type { Input } from './parse.ts'

/** What an access token says; `signedInAt` is when the session began, in seconds. Nothing behind access reads it. */
export type Token = { user: UserId; role: Role; signedInAt: number }

/** The company through which a user owns a thing; empty for what is their own. `holdsNoPerson`: nothing in it is about a person. */
export type Ownership = { companyId?: CompanyId; holdsNoPerson?: true }

/** One resolver a kind: what the user owns of it, or undefined where it is foreign or absent. */
export type Owners = Record<
  Exclude<OwnedKind, 'self'>,
  (token: Token, id: string, input: Input) => Promise<Ownership | undefined>
> & {
  isApproved: (token: Token, ownership: Ownership) => Promise<boolean>
  /** The practice through which a practice's user may read people; refuses where there is none. */
  practiceToReadPeople: (token: Token, ownership: Ownership) => Promise<CompanyId>
  /** Whether the user's account exists and the session has not been ended. */
  hasSession: (token: Token) => Promise<boolean>
}

const notFound: Record<OwnedKind, ErrorCode> = {
  self: 'PROFESSIONAL_NOT_FOUND',
  company: 'COMPANY_NOT_FOUND',
  offer: 'OFFER_NOT_FOUND',
  booking: 'BOOKING_NOT_FOUND',
  documentOwner: 'DOCUMENT_NOT_FOUND',
  user: 'USER_NOT_FOUND',
  availability: 'AVAILABILITY_NOT_FOUND',
  documentReader: 'DOCUMENT_NOT_FOUND',
}

const sides: Record<Role, Side> = { Locum: 'professional', CompanyAdmin: 'practice', SuperAdmin: 'admin' }

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

/** The one place where a caller is made: of their token, and of the practice through which they may do what they ask. */
export const callerOf = ({ user, role }: Token, { companyId }: Ownership = {}): Caller => {
  const caller = { principal: { user }, account: user, side: sides[role] } as const
  if (role === 'SuperAdmin') return { ...caller, grant: 'admin' }
  return companyId
    ? { ...caller, practice: { id: companyId, role: 'member' }, grant: 'membership' }
    : { ...caller, grant: 'own' }
}

export const checkRole = (access: Access, { role }: Token): void => {
  if (!isPublic(access) && !access.roles.includes(role)) throw new DomainError('FORBIDDEN')
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

/** Ownership and approval, as the operation's access data asks. A super admin may read what is not theirs. */
const checkOwnership = async (access: Access, token: Token, input: Input, owners: Owners): Promise<Ownership> => {
  if (isPublic(access) || token.role === 'SuperAdmin') return {}
  let ownership: Ownership = {}
  if (access.owns) {
    const { kind } = access.owns
    const id = placed(input, access.owns.id)
    const found = kind === 'self' ? (id === token.user ? {} : undefined) : await owners[kind](token, id, input)
    if (!found) throw new DomainError(notFound[kind])
    ownership = found
  }
  if (access.approved && !(await owners.isApproved(token, ownership))) throw new DomainError('NOT_APPROVED')
  const reads = access.readsPeople && token.role === 'CompanyAdmin' && !ownership.holdsNoPerson
  return reads ? { companyId: await owners.practiceToReadPeople(token, ownership) } : ownership
}

/** Session and ownership are read side by side; a session that has ended is refused as that, whatever it asks for. */
export const checkAccess = async (access: Access, token: Token, input: Input, owners: Owners): Promise<Caller> => {
  const owned = checkOwnership(access, token, input, owners)
  owned.catch(() => undefined)
  if (!isPublic(access) && !access.session && !(await owners.hasSession(token)))
    throw new DomainError('UNAUTHENTICATED')
  return callerOf(token, await owned)
}
