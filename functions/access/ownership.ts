import { companyOf } from '#shared/companies/companies.projections.ts'
import { viewLocumsError } from '#shared/companies/locum-access.rules.ts'
import type { DocumentName, DocumentSize } from '#shared/documents/documents.schema.ts'
import { ruleOf } from '#shared/documents/documents.rules.ts'
import { isSessionOver } from '#shared/identity/session.rules.ts'
import { isImpersonated, reaches, type Caller } from '#shared/kernel/caller.ts'
import type { Access, OwnedKind, SessionCheck, UnderGrant } from '#shared/kernel/define-contract.ts'
import { accountSuspended, DomainError } from '#shared/kernel/errors.ts'
import type { Role } from '#shared/kernel/roles.ts'
import {
  professionalOfAvailability,
  type AvailabilityId,
  type BookingId,
  type CompanyId,
  type OfferId,
  type UserId,
} from '#shared/kernel/ids.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import { isOpenTo } from './offer-for-locum.ts'
import type { BlocksAndPoolsRepository } from '#functions/stores/blocks-and-pools.repository.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { OwnershipChecks, Ownership } from '#functions/platform/http/access.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'

/** The repositories from which ownership, approval and sessions are read. */
type AccessRepositories = {
  companies: Pick<CompaniesRepository, 'get' | 'getMember' | 'listOfMember'>
  professionals: Pick<ProfessionalsRepository, 'getProfile'>
  offers: Pick<OffersRepository, 'getOffer' | 'getApplication'>
  blocksAndPools: Pick<BlocksAndPoolsRepository, 'get'>
  bookings: Pick<BookingsRepository, 'get'>
  users: Pick<UsersRepository, 'get'>
}

type SourceOfKind = {
  self: never
  company: 'companies'
  companyReader: 'companies'
  offer: 'offers' | 'companies' | 'blocksAndPools'
  request: 'offers' | 'companies' | 'blocksAndPools'
  booking: 'bookings' | 'companies'
  user: 'companies'
  documentOwner: 'companies' | 'professionals'
  documentReader: 'companies' | 'professionals'
  availability: never
  chatParty: 'companies'
}
type SourceOfApproval = { Locum: 'professionals'; CompanyAdmin: 'companies'; SuperAdmin: never }

/** Those by which a super admin who views an account or acts for it is checked. */
type SourceOfGrant<A> = A extends { underGrant: 'never' } | { session: 'unchecked' }
  ? never
  : A extends { underGrant: UnderGrant; roles: readonly (infer R)[] }
    ? 'users' | ('CompanyAdmin' extends R ? 'companies' : never)
    : never

/** The repositories that an operation's access rules need. */
type SourceOf<A> = SourceOfGrant<A> | SourceOfOwn<A>
type SourceOfOwn<A> = A extends { roles: readonly Role[] }
  ? | (A extends { owns: { kind: infer Kind extends OwnedKind } } ? SourceOfKind[Kind] : never)
    | (A extends { approved: true } ? SourceOfApproval[A['roles'][number]] : never)
    | (A extends { readsPeople: true } ? 'companies' : never)
    | (A extends { session: SessionCheck } ? never : 'users')
  : never

type Guarded = Record<string, { access: Access }>
type EveryCheck = {
  any: {
    access: {
      roles: [Role]
      underGrant: 'read'
      owns: { kind: OwnedKind; id: 'params.id' }
      approved: true
      readsPeople: true
    }
  }
}

/** Those that a contract's access rules need, and any others. */
export type AccessRepositoriesOf<C extends Guarded> = Partial<AccessRepositories> &
  Pick<AccessRepositories, SourceOf<C[keyof C]['access']>>

/**
 * Reads membership, role and approval on every call, so that revoking them takes effect at once (DESIGN 8). A Lambda
 * that leaves out a repository its contract needs does not compile.
 */
export const createOwnershipChecks = <C extends Guarded = EveryCheck>(
  given: AccessRepositoriesOf<C>,
): OwnershipChecks => {
  const { companies, professionals, offers, blocksAndPools, bookings, users }: Partial<AccessRepositories> = given
  const memberOf = async (caller: Caller, companyId: CompanyId): Promise<Ownership | undefined> => {
    const isWithin = caller.party === 'practice' && reaches(caller, companyId)
    const member = isWithin ? await companies?.getMember(companyId, caller.account) : undefined
    return member && { companyId, role: member.role, ...(member.version && { version: member.version }) }
  }

  /** Every locum may read about any practice; practice users only about their own. */
  const companyReader: OwnershipChecks['companyReader'] = async (caller, id) =>
    caller.party === 'professional' ? {} : memberOf(caller, id as CompanyId)

  /**
   * Every locum may read a public offer; a private one only the locum it was sent to. The view decides which fields
   * they see. For a locum whom its practice has blocked, or who is not in the pool that sees it first, there is none,
   * unless they have applied for it.
   */
  const offer: OwnershipChecks['offer'] = async (caller, id) => {
    const isLocum = caller.party === 'professional'
    const [found, forLocum] = await Promise.all([
      offers?.getOffer(id as OfferId),
      isLocum ? blocksAndPools?.get(caller.account, 'eventual') : undefined,
    ])
    if (!found) return undefined
    if (!isLocum) return memberOf(caller, found.company.id)
    if (found.request) return found.request.professional.id === caller.account ? {} : undefined
    if (forLocum && isOpenTo(found, forLocum)) return {}
    return (await offers?.getApplication(found.id, caller.account)) ? {} : undefined
  }

  const booking: OwnershipChecks['booking'] = async (caller, id) => {
    const found = await bookings?.get(id as BookingId)
    if (!found) return undefined
    if (caller.party !== 'professional') return memberOf(caller, found.company.id)
    return found.professional.id === caller.account ? {} : undefined
  }

  /** Only its professional or its practice, while they exist; under any other id the document is not found. */
  const ownDocument: OwnershipChecks['documentOwner'] = async (caller, id, { params }) => {
    const { owner } = ruleOf((params as { document: DocumentName }).document)
    if (owner === 'practice') return memberOf(caller, id as CompanyId)
    const isOwn = caller.party === 'professional' && caller.account === id
    return isOwn && (await professionals?.getProfile(caller.account)) ? {} : undefined
  }

  /** Nobody acts for a locum in this: they send and open their documents themselves. */
  const documentOwner: OwnershipChecks['documentOwner'] = async (caller, id, input) => {
    const owned = await ownDocument(caller, id, input)
    if (owned && caller.party === 'professional' && isImpersonated(caller)) throw new DomainError('OWNER_ALONE')
    return owned
  }

  /**
   * Any signed-in user sees a practice's logo and pictures; practices see locums' avatars, other locums don't. The
   * original file is for its owner only.
   */
  const documentReader: OwnershipChecks['documentReader'] = async (caller, id, input) => {
    const { owner, personal: isPersonal } = ruleOf((input.params as { document: DocumentName }).document)
    const isOriginal = (input.query as { size?: DocumentSize } | undefined)?.size === 'original'
    if (isPersonal) return documentOwner(caller, id, input)
    const owned = isOriginal ? await documentOwner(caller, id, input) : {}
    if (owner === 'practice') return owned && { ...owned, isNotPersonal: true }
    if (isOriginal) return owned
    return caller.party === 'professional' ? ownDocument(caller, id, input) : {}
  }

  /** One's own account and those of colleagues. The index may lag behind, so both memberships are read again. */
  const user: OwnershipChecks['user'] = async (caller, id) => {
    if (id === caller.account) return {}
    if (caller.party !== 'practice') return undefined
    for (const { id: companyId } of (await companies?.listOfMember(caller.account)) ?? []) {
      if ((await companies?.getMember(companyId, id as UserId)) && (await memberOf(caller, companyId)))
        return { companyId }
    }
    return undefined
  }

  /** A posting's id contains its professional; the calendar knows whether the posting exists. */
  const availability: OwnershipChecks['availability'] = async ({ account, party }, id) =>
    party === 'professional' && professionalOfAvailability(id as AvailabilityId) === account ? {} : undefined

  /** A locum, or a practice, for which any of its users reads and writes. */
  const chatParty: OwnershipChecks['chatParty'] = async (caller, id) => {
    if (caller.party === 'practice') return memberOf(caller, id as CompanyId)
    return id === caller.account ? {} : undefined
  }

  const isApproved: OwnershipChecks['isApproved'] = async ({ account, party }, { companyId }) => {
    if (party === 'professional') return (await professionals?.getProfile(account))?.approved ?? false
    return companyId !== undefined && ((await companies?.get(companyId))?.approved ?? false)
  }

  /**
   * Without a named practice, any of the caller's practices will do; a missing approval is reported before missing
   * steps.
   */
  const practiceForReadingPeople: OwnershipChecks['practiceForReadingPeople'] = async (caller, ownership) => {
    const { companyId = caller.onlyPractice } = ownership
    const practices =
      companyId === undefined ? await companies?.listOfMember(caller.account) : [await companies?.get(companyId)]
    const found = (practices ?? []).flatMap((company) =>
      company ? [{ id: company.id, refusal: viewLocumsError(companyOf(company)) }] : [],
    )
    const open = found.find(({ refusal }) => refusal === undefined)
    if (open) return open.id
    throw new DomainError(
      found.some(({ refusal }) => refusal === 'NOT_APPROVED') ? 'NOT_APPROVED' : 'PRACTICE_INCOMPLETE',
    )
  }

  const isThere: OwnershipChecks['isThere'] = async (caller) => {
    if (caller.onlyPractice) return (await memberOf(caller, caller.onlyPractice)) !== undefined
    return (await users?.get(caller.account)) !== undefined
  }

  const hasSession: OwnershipChecks['hasSession'] = async (token) => {
    const account = await users?.get(token.user)
    if (account?.suspended) throw accountSuspended(account.suspended)
    return account !== undefined && !isSessionOver(token.signedInAt, account)
  }

  return {
    company: (caller, id) => memberOf(caller, id as CompanyId),
    companyReader,
    offer,
    // A private offer; that it is one, the command checks.
    request: offer,
    booking,
    user,
    documentOwner,
    documentReader,
    availability,
    chatParty,
    isApproved,
    practiceForReadingPeople,
    hasSession,
    isThere,
    isSessionOver: ({ signedInAt }, account) => isSessionOver(signedInAt, account),
  }
}
