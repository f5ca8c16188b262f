import { writeAll } from '#bin/seed/world/large/write-world.ts'
import { companiesRepository, type StoredCompany } from '#functions/stores/companies.repository.ts'
import { offersRepository } from '#functions/stores/offers.repository.ts'
import { newId } from '#functions/platform/context.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { searchEntriesRepository } from '#functions/stores/search-entries.repository.ts'
import { professionalsRepository, type Profile } from '#functions/stores/professionals.repository.ts'
import { noOpenDays } from '#shared/kernel/open-days.ts'
import type { CompanyId, OfferId, UserId } from '#shared/kernel/ids.ts'
import type { Candidate, OfferState } from '#shared/offers/offers.state.ts'

type Offers = { db: Db; table?: string }

type Stored<T> = T & { pk: string; sk: string }

/** Copies an offer many times, faster than posting them one by one. */
export const copyOffer = async (
  { db, table = 'offers' }: Offers,
  id: OfferId,
  count: number,
  change: (offer: OfferState, at: number) => Partial<OfferState> = () => ({}),
): Promise<OfferId[]> => {
  const offers = offersRepository(db, table)
  const { pk: _pk, sk: _sk, version: _, ...offer } = (await offers.getOffer(id)) as Stored<OfferState>
  const copies = Array.from({ length: count }, (_, at) => ({ ...offer, id: newId('off'), ...change(offer, at) }))
  await writeAll(db, copies.map(offers.putOffer))
  return copies.map((copy) => copy.id)
}

/** Copies an application many times, each for another professional without a picture. */
export const copyApplication = async (
  { db, table = 'offers' }: Offers,
  offerId: OfferId,
  professionalId: UserId,
  count: number,
  change: (candidate: Candidate, at: number) => Partial<Candidate> = () => ({}),
): Promise<void> => {
  const offers = offersRepository(db, table)
  const offer = (await offers.getOffer(offerId)) as OfferState
  const {
    pk: _pk,
    sk: _sk,
    version: _,
    ...request
  } = (await offers.getApplication(offerId, professionalId)) as Stored<Candidate>
  const { avatarFile: _picture, ...professional } = request.professional
  const copies = Array.from({ length: count }, (_, at) => ({
    ...request,
    professional: { ...professional, id: `usr_${crypto.randomUUID()}` as UserId },
    ...change({ ...request, professional }, at),
  }))
  await writeAll(
    db,
    copies.map((copy) => offers.putCandidate({ ...offer, id: copy.offerId }, copy)),
  )
}

/** Dates in another order than the copies are created in. */
const waitingSince = (at: number): string => new Date(Date.now() + ((at * 7) % 51) * 1_000).toISOString()

/** Copies a practice whose approval is pending. */
export const copyPendingCompany = async ({ db }: Pick<Offers, 'db'>, id: CompanyId, count: number): Promise<void> => {
  const companies = companiesRepository(db, 'companies')
  const { version: _, ...company } = (await companies.get(id)) as StoredCompany
  if (!company.waitingSince) throw new Error('Its approval is not pending')
  await writeAll(
    db,
    Array.from({ length: count }, (_none, at) =>
      companies.put({ ...company, id: newId('cmp'), waitingSince: waitingSince(at) }),
    ),
  )
}

/** Copies a professional whose approval is pending. */
export const copyPendingProfessional = async ({ db }: Pick<Offers, 'db'>, id: UserId, count: number): Promise<void> => {
  const professionals = professionalsRepository(db, 'professionals')
  const { version: _, ...profile } = (await professionals.getProfile(id)) as Profile
  if (!profile.waitingSince) throw new Error('Their approval is not pending')
  await writeAll(
    db,
    Array.from({ length: count }, (_none, at) =>
      professionals.putProfile({
        ...profile,
        id: `usr_${crypto.randomUUID()}` as UserId,
        waitingSince: waitingSince(at),
      }),
    ),
  )
}

/**
 * Lists an approved professional many times in the search, without picture and days; with `rows` alone, as far as they
 * are counted.
 */
export const copyListedProfessional = async (
  { db, table = 'search', rows = false }: Offers & { rows?: boolean },
  id: UserId,
  market: string,
  count: number,
): Promise<void> => {
  const searchEntries = searchEntriesRepository(db, table)
  const found = (await searchEntries.getEntries([id])).get(id)
  if (!found) throw new Error('They are not listed')
  const { avatar_file: _picture, ...entry } = found
  const copies = Array.from({ length: count }, () => ({ ...entry, id: `usr_${crypto.randomUUID()}` as UserId }))
  await writeAll(
    db,
    copies.flatMap((copy) => [
      ...(rows ? [] : [searchEntries.putEntry(copy)]),
      searchEntries.putRow(market, copy, noOpenDays),
    ]),
  )
}
