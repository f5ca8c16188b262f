import type { CompanyId, UserId } from '../../shared/kernel/ids.ts'
import type { Actor } from '../../shared/kernel/roles.ts'
import type { CompaniesRepository } from '../companies/companies.repository.ts'
import type { Owners, Ownership } from '../platform/http/access.ts'
import type { ProfessionalsRepository } from '../professionals/professionals.repository.ts'

type OfferSource = {
  findOwner: (offerId: string) => Promise<{ companyId: CompanyId; open: boolean } | undefined>
  hasRequest: (offerId: string, professionalId: UserId) => Promise<boolean>
}
type BookingSource = { findOwner: (bookingId: string) => Promise<{ companyId: CompanyId; professionalId: UserId } | undefined> }

/** What a Lambda has at hand to tell ownership from. A kind without its source is nobody's. */
type Sources = {
  companies?: Pick<CompaniesRepository, 'isMember' | 'read'>
  professionals?: Pick<ProfessionalsRepository, 'readProfile'>
  offers?: OfferSource
  bookings?: BookingSource
}

/** Membership and approval as the tables have them, so that taking them away counts at once (DESIGN 8). */
export const ownersOf = ({ companies, professionals, offers, bookings }: Sources): Owners => {
  const memberOf = async ({ user }: Actor, companyId: CompanyId): Promise<Ownership | undefined> =>
    user.role === 'CompanyAdmin' && (await companies?.isMember(companyId, user.id)) ? { companyId } : undefined

  const offer: Owners['offer'] = async (actor, offerId) => {
    const owner = await offers?.findOwner(offerId)
    if (!owner || !offers) return undefined
    if (actor.user.role !== 'Locum') return memberOf(actor, owner.companyId)
    return owner.open || (await offers.hasRequest(offerId, actor.user.id)) ? {} : undefined
  }

  const booking: Owners['booking'] = async (actor, bookingId) => {
    const parties = await bookings?.findOwner(bookingId)
    if (!parties) return undefined
    if (actor.user.role !== 'Locum') return memberOf(actor, parties.companyId)
    return parties.professionalId === actor.user.id ? {} : undefined
  }

  const isApproved: Owners['isApproved'] = async ({ user }, { companyId }) => {
    if (user.role === 'Locum') return (await professionals?.readProfile(user.id))?.approved ?? false
    return companyId !== undefined && ((await companies?.read(companyId))?.approved ?? false)
  }

  return { company: (actor, id) => memberOf(actor, id as CompanyId), offer, booking, isApproved }
}
