import { isPublic, type Access, type OwnedKind } from '#shared/kernel/define-contract.ts'
import { DomainError, type ErrorCode } from '#shared/kernel/errors.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { roleOf, type Actor } from '#shared/kernel/roles.ts'
import type { Input } from './parse.ts'

/** The company through which an actor owns a thing; empty for what is their own. `holdsNoPerson`: nothing in it is about a person. */
export type Ownership = { companyId?: CompanyId; holdsNoPerson?: true }

/** One resolver a kind: what the actor owns of it, or undefined where it is foreign or absent. */
export type Owners = Record<
  Exclude<OwnedKind, 'self'>,
  (actor: Actor, id: string, input: Input) => Promise<Ownership | undefined>
> & {
  isApproved: (actor: Actor, ownership: Ownership) => Promise<boolean>
  /** The practice through which a practice's user may read people; refuses where there is none. */
  practiceToReadPeople: (actor: Actor, ownership: Ownership) => Promise<CompanyId>
  /** Whether the actor's account exists and the session has not been ended. */
  hasSession: (actor: Actor) => Promise<boolean>
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

/** Claims as API Gateway hands them on: text, groups as `[A B]`. Only an access token will do. */
export const actorOf = (claims: Record<string, unknown> | undefined): Actor => {
  const role = roleOf(
    String(claims?.['cognito:groups'] ?? '')
      .replace(/^\[|\]$/g, '')
      .split(/[\s,]+/),
  )
  if (!claims?.sub || claims.token_use !== 'access') throw new DomainError('UNAUTHENTICATED')
  if (!role) throw new DomainError('FORBIDDEN')
  return { user: { id: `usr_${String(claims.sub)}` as UserId, role, signedInAt: Number(claims.auth_time ?? 0) } }
}

export const checkRole = (access: Access, actor: Actor): void => {
  if (!isPublic(access) && !access.roles.includes(actor.user.role)) throw new DomainError('FORBIDDEN')
}

const placed = (input: Input, place: string): string => {
  const [part, field] = place.split('.') as ['params' | 'query' | 'body', string]
  return String((input[part] as Record<string, unknown>)[field])
}

/** Ownership and approval, as the operation's access data asks: the actor with the practice they act for. A super admin may read what is not theirs. */
const checkOwnership = async (access: Access, actor: Actor, input: Input, owners: Owners): Promise<Actor> => {
  if (isPublic(access) || actor.user.role === 'SuperAdmin') return actor
  let ownership: Ownership = {}
  if (access.owns) {
    const { kind } = access.owns
    const id = placed(input, access.owns.id)
    const found = kind === 'self' ? (id === actor.user.id ? {} : undefined) : await owners[kind](actor, id, input)
    if (!found) throw new DomainError(notFound[kind])
    ownership = found
  }
  if (access.approved && !(await owners.isApproved(actor, ownership))) throw new DomainError('NOT_APPROVED')
  const reads = access.readsPeople && actor.user.role === 'CompanyAdmin' && !ownership.holdsNoPerson
  return reads ? { ...actor, practice: await owners.practiceToReadPeople(actor, ownership) } : actor
}

/** Session and ownership are read side by side; a session that has ended is refused as that, whatever it asks for. */
export const checkAccess = async (access: Access, actor: Actor, input: Input, owners: Owners): Promise<Actor> => {
  const owned = checkOwnership(access, actor, input, owners)
  owned.catch(() => undefined)
  if (!isPublic(access) && !access.session && !(await owners.hasSession(actor)))
    throw new DomainError('UNAUTHENTICATED')
  return owned
}
