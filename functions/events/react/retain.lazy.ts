import { instantOf, type Instant, type LocalDate } from '#shared/kernel/dates.ts'
import { isCompanyId, type BookingId, type CompanyId, type OfferId, type PlacementId } from '#shared/kernel/ids.ts'
import type { RedemptionId, UserId } from '#shared/kernel/ids.ts'
import { keptSince, keptUntil } from '#shared/kernel/retention.ts'
import type { ChatParties } from '#shared/messages/chat-parties.ts'
import { datesOf } from '#shared/offers/offers.rules.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import type { Retained } from '#shared/privacy/privacy.events.ts'
import { nextRetention } from '#shared/privacy/retention.rules.ts'
import type { AgendaRepository } from '#functions/stores/agenda.repository.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { EndingChats } from '#functions/stores/ending-chats.ts'
import type { ExpiredData } from '#functions/stores/expired-data.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { PlacementsRepository } from '#functions/stores/placements.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import type { WalletsRepository } from '#functions/stores/wallets.repository.ts'

export type RetainDeps = {
  agenda: Pick<AgendaRepository, 'enter'>
  offers: Pick<OffersRepository, 'getOffer'>
  bookings: Pick<BookingsRepository, 'getStored'>
  placements: Pick<PlacementsRepository, 'get'>
  wallets: Pick<WalletsRepository, 'get' | 'getRedemption'>
  users: Pick<UsersRepository, 'get'>
  companies: Pick<CompaniesRepository, 'get'>
  chats: Pick<EndingChats, 'listQuiet' | 'remove'>
  expired: ExpiredData
  removeAttachments: (of: ChatParties) => Promise<void>
}

/** What is left of a subject once: when it may go, and how. Undefined if nothing is left. */
type Left = { until: Instant; remove: () => Promise<void> } | undefined

const endOf = (dates: readonly LocalDate[], otherwise: Instant): Instant => {
  const last = [...dates].sort().at(-1)
  return last ? instantOf(last, '23:59') : otherwise
}

const hasLedToBooking = ({ wasBooked, days }: OfferState): boolean =>
  wasBooked === true || Object.values(days).some(({ booking }) => booking)

const offerLeft = async ({ offers, expired }: RetainDeps, id: OfferId): Promise<Left> => {
  const offer = await offers.getOffer(id)
  if (!offer) return undefined
  const last = endOf(datesOf(offer), offer.updatedAt)
  return {
    until: keptUntil(hasLedToBooking(offer) ? 'bookings' : 'unbookedOffers', last),
    remove: () => expired.removeOffer(id),
  }
}

const bookingLeft = async ({ bookings, expired }: RetainDeps, id: BookingId): Promise<Left> => {
  const booking = await bookings.getStored(id)
  if (!booking) return undefined
  const last = endOf(Object.keys(booking.days), booking.updatedAt)
  return { until: keptUntil('bookings', last), remove: () => expired.removeBooking(id) }
}

const placementLeft = async ({ placements, expired }: RetainDeps, id: PlacementId): Promise<Left> => {
  const placement = await placements.get(id)
  if (placement?.status !== 'closed' && placement?.status !== 'placed') return undefined
  const kind = placement.status === 'placed' ? 'madePlacements' : 'closedPlacements'
  return { until: keptUntil(kind, placement.updatedAt), remove: () => expired.removePlacement(id) }
}

const redemptionLeft = async ({ wallets, expired }: RetainDeps, id: RedemptionId): Promise<Left> => {
  const decidedAt = (await wallets.getRedemption(id))?.decidedAt
  return decidedAt
    ? { until: keptUntil('redemptions', decidedAt), remove: () => expired.removeRedemption(id) }
    : undefined
}

const leftOf = (deps: RetainDeps, subject: Exclude<Retained, UserId | CompanyId>): Promise<Left> => {
  if (subject.startsWith('off_')) return offerLeft(deps, subject as OfferId)
  if (subject.startsWith('plc_')) return placementLeft(deps, subject as PlacementId)
  return subject.startsWith('R')
    ? redemptionLeft(deps, subject as RedemptionId)
    : bookingLeft(deps, subject as BookingId)
}

/** A wallet outlasts its owner, by its last transaction. Returns whether it has to go later. */
const keepsWallet = async (
  { expired, wallets }: RetainDeps,
  owner: UserId | CompanyId,
  now: Instant,
): Promise<boolean> => {
  const { lastAt: usedAt } = await wallets.get(owner)
  if (usedAt && usedAt >= keptSince('wallets', now)) return true
  await expired.removeWallet(owner)
  return false
}

/** Returns whether something is left that will have to go later. */
const retainOwner = async (deps: RetainDeps, owner: UserId | CompanyId, now: Instant): Promise<boolean> => {
  const { chats, companies, expired, removeAttachments, users } = deps
  await expired.removeCancellations(owner, keptSince('cancellations', now))
  for (const parties of await chats.listQuiet(owner, keptSince('conversations', now))) {
    await removeAttachments(parties)
    await chats.remove(parties)
  }
  if (!isCompanyId(owner)) {
    await expired.removeNotifications(owner, keptSince('notifications', now))
    await expired.removeViews(owner, keptSince('views', now))
  }
  if (await (isCompanyId(owner) ? companies.get(owner) : users.get(owner))) return true
  const hasWallet = await keepsWallet(deps, owner, now)
  return hasWallet || expired.hasRecords(owner)
}

const isOwner = (subject: Retained): subject is UserId | CompanyId =>
  subject.startsWith('usr_') || subject.startsWith('cmp_')

/** Removes what may no longer be kept of a subject, and enters when to look again. */
export const retain = async (deps: RetainDeps, subject: Retained, now: Instant): Promise<void> => {
  const enter = (at: Instant) => deps.agenda.enter({ kind: 'retention', subject, at })
  if (isOwner(subject)) {
    if (await retainOwner(deps, subject, now)) await enter(nextRetention(now))
    return
  }
  const left = await leftOf(deps, subject)
  if (!left) return
  if (left.until > now) await enter(left.until)
  else await left.remove()
}
