import { randomBytes } from 'node:crypto'
import { writeAll } from '../../bin/seed/world/large/write-world.ts'
import { offersRepository } from '../../functions/offers/offers.repository.ts'
import type { Db } from '../../functions/platform/dynamo/client.ts'
import { crockfordOf } from '../../shared/kernel/crockford.ts'
import type { OfferId, UserId } from '../../shared/kernel/ids.ts'
import type { ApplicationState, OfferState } from '../../shared/offers/offers.state.ts'

/** Where offers are kept. */
type Offers = { db: Db; table?: string }

type Stored<T> = T & { pk: string; sk: string }

const newOfferId = () => `off_${crockfordOf(randomBytes(16))}` as OfferId

/** Copies of an offer that is there, written as the product writes them: many are posted faster than one by one. */
export const copyOffer = async ({ db, table = 'offers' }: Offers, id: OfferId, count: number, change: (offer: OfferState, at: number) => Partial<OfferState> = () => ({})): Promise<OfferId[]> => {
  const offers = offersRepository(db, table)
  const { pk: _pk, sk: _sk, version: _, ...offer } = (await offers.getOffer(id)) as Stored<OfferState>
  const copies = Array.from({ length: count }, (_, at) => ({ ...offer, id: newOfferId(), ...change(offer, at) }))
  await writeAll(db, copies.map(offers.putOffer))
  return copies.map((copy) => copy.id)
}

/** Copies of an application that is there, each by a professional of its own, without a picture. */
export const copyApplication = async ({ db, table = 'offers' }: Offers, offerId: OfferId, professionalId: UserId, count: number, change: (request: ApplicationState, at: number) => Partial<ApplicationState> = () => ({})): Promise<void> => {
  const offers = offersRepository(db, table)
  const offer = (await offers.getOffer(offerId)) as OfferState
  const { pk: _pk, sk: _sk, version: _, ...request } = (await offers.getRequest(offerId, professionalId)) as Stored<ApplicationState>
  const { avatarFile: _picture, ...professional } = request.professional
  const copies = Array.from({ length: count }, (_, at) => ({ ...request, professional: { ...professional, id: `usr_${crypto.randomUUID()}` as UserId }, ...change({ ...request, professional }, at) }))
  await writeAll(db, copies.map((copy) => offers.putRequest({ ...offer, id: copy.offerId }, copy)))
}
