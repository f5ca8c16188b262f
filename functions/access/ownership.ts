import { companyOf } from '#shared/companies/companies.projections.ts'
import { whyNoPeople } from '#shared/companies/reading-people.rules.ts'
import { ruleOf, type DocumentName } from '#shared/documents/documents.schema.ts'
import { isSessionOver } from '#shared/identity/session.rules.ts'
import { DomainError } from '#shared/kernel/errors.ts'
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
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { Owners, Ownership, Token } from '#functions/platform/http/access.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'

/** What a Lambda has at hand to tell ownership from. A kind without its source is nobody's. */
type Sources = {
  companies?: Pick<CompaniesRepository, 'get' | 'isMember' | 'listOfMember'>
  professionals?: Pick<ProfessionalsRepository, 'getProfile'>
  offers?: Pick<OffersRepository, 'getOffer'>
  bookings?: Pick<BookingsRepository, 'get'>
  users?: Pick<UsersRepository, 'get'>
}

/** Membership and approval as the tables have them, so that taking them away counts at once (DESIGN 8). */
export const ownersOf = ({ companies, professionals, offers, bookings, users }: Sources): Owners => {
  const memberOf = async ({ user, role }: Token, companyId: CompanyId): Promise<Ownership | undefined> =>
    role === 'CompanyAdmin' && (await companies?.isMember(companyId, user)) ? { companyId } : undefined

  /** Public offers are there for every locum, a private one for whom it was sent to; what of them a locum sees is the view's to say. */
  const offer: Owners['offer'] = async (token, id) => {
    const found = await offers?.getOffer(id as OfferId)
    if (!found) return undefined
    if (token.role !== 'Locum') return memberOf(token, found.company.id)
    return found.request && found.request.professional.id !== token.user ? undefined : {}
  }

  const booking: Owners['booking'] = async (token, id) => {
    const found = await bookings?.get(id as BookingId)
    if (!found) return undefined
    if (token.role !== 'Locum') return memberOf(token, found.company.id)
    return found.professional.id === token.user ? {} : undefined
  }

  /** A document is its professional's, or its practice's, while there is one; under another's id there is none of that name. */
  const documentOwner: Owners['documentOwner'] = async (token, id, { params }) => {
    const { owner } = ruleOf((params as { document: DocumentName }).document)
    if (owner === 'company') return memberOf(token, id as CompanyId)
    const isOwn = token.role === 'Locum' && token.user === id
    return isOwn && (await professionals?.getProfile(token.user)) ? {} : undefined
  }

  /** Logos and pictures of practices are for every signed-in user; of a professional practices may see the avatar, other locums nothing. */
  const documentReader: Owners['documentReader'] = async (token, id, input) => {
    const { owner, private: isPrivate } = ruleOf((input.params as { document: DocumentName }).document)
    if (isPrivate) return documentOwner(token, id, input)
    if (owner === 'company') return { holdsNoPerson: true }
    return token.role === 'Locum' ? documentOwner(token, id, input) : {}
  }

  /** Oneself, and whoever is in a practice with one. The index may lag behind: both memberships are read again. */
  const user: Owners['user'] = async (token, id) => {
    if (id === token.user) return {}
    if (token.role !== 'CompanyAdmin') return undefined
    for (const { id: companyId } of (await companies?.listOfMember(token.user)) ?? []) {
      if ((await companies?.isMember(companyId, id as UserId)) && (await memberOf(token, companyId)))
        return { companyId }
    }
    return undefined
  }

  /** A posting's id says whose it is; whether there is one, its calendar knows. */
  const availability: Owners['availability'] = async ({ user, role }, id) =>
    role === 'Locum' && professionalOfAvailability(id as AvailabilityId) === user ? {} : undefined

  const isApproved: Owners['isApproved'] = async ({ user, role }, { companyId }) => {
    if (role === 'Locum') return (await professionals?.getProfile(user))?.approved ?? false
    return companyId !== undefined && ((await companies?.get(companyId))?.approved ?? false)
  }

  /** Where no practice is named any of the caller's will do; one that waits for approval is named before one with steps missing. */
  const practiceToReadPeople: Owners['practiceToReadPeople'] = async ({ user }, { companyId }) => {
    const mine = companyId === undefined ? await companies?.listOfMember(user) : [await companies?.get(companyId)]
    const found = (mine ?? []).flatMap((company) =>
      company ? [{ id: company.id, refusal: whyNoPeople(companyOf(company)) }] : [],
    )
    const open = found.find(({ refusal }) => refusal === undefined)
    if (open) return open.id
    throw new DomainError(
      found.some(({ refusal }) => refusal === 'NOT_APPROVED') ? 'NOT_APPROVED' : 'PRACTICE_INCOMPLETE',
    )
  }

  const hasSession: Owners['hasSession'] = async (token) => {
    const account = await users?.get(token.user)
    return account !== undefined && !isSessionOver(token.signedInAt, account)
  }

  return {
    company: (token, id) => memberOf(token, id as CompanyId),
    offer,
    booking,
    user,
    documentOwner,
    documentReader,
    availability,
    isApproved,
    practiceToReadPeople,
    hasSession,
  }
}
