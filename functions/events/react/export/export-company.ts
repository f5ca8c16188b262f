import { companyOf } from '#shared/companies/companies.projections.ts'
import type { CompanyExport } from '#shared/exports/company-export.schema.ts'
import { todayAt, type Instant } from '#shared/kernel/dates.ts'
import { RedemptionId, type CompanyId } from '#shared/kernel/ids.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import { bookingView } from '#functions/stores/bookings.view.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { BlocksRepository } from '#functions/stores/blocks.repository.ts'
import type { GrantsRepository } from '#functions/stores/grants.repository.ts'
import type { InvitesRepository } from '#functions/stores/invites.repository.ts'
import { inviteView } from '#functions/stores/invites.view.ts'
import type { FavouritesRepository } from '#functions/stores/favourites.repository.ts'
import { placementOf, type PlacementsRepository } from '#functions/stores/placements.repository.ts'
import type { PoolsRepository } from '#functions/stores/pools.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import type { ExportedHistory } from '#functions/stores/exported-history.ts'
import type { ExportedMessages } from '#functions/stores/exported-messages.ts'
import type { ExportedOffersRepository } from '#functions/stores/exported-offers.repository.ts'
import { offerView } from '#functions/stores/offers.view.ts'
import type { WalletsRepository } from '#functions/stores/wallets.repository.ts'
import { redemptionView, transactionView } from '#functions/stores/wallets.view.ts'
import { DEDUCTION } from '#shared/wallets/wallets.schema.ts'
import { mapPage, type Source } from './export-sections.ts'

export type CompanyExportRepositories = {
  companies: CompaniesRepository
  grants: Pick<GrantsRepository, 'exportAccesses'>
  invites: Pick<InvitesRepository, 'exportInvites' | 'listAll'>
  favourites: Pick<FavouritesRepository, 'get'>
  blocks: Pick<BlocksRepository, 'listAll'>
  pools: Pick<PoolsRepository, 'listAll'>
  users: UsersRepository
  exportedOffers: ExportedOffersRepository
  exportedMessages: ExportedMessages
  bookings: BookingsRepository
  wallets: Pick<WalletsRepository, 'exportEntries' | 'getRedemption'>
  exportedHistory: ExportedHistory
  placements: Pick<PlacementsRepository, 'exportPage'>
}

const redemptionIdOf = (reference: string) => RedemptionId.safeParse(reference).data ?? []

/** All data about a practice, as its members see it; undefined once it is deleted. */
export const companySources = async (
  {
    companies,
    grants,
    invites,
    favourites,
    blocks,
    pools,
    users,
    exportedOffers,
    exportedHistory,
    exportedMessages,
    bookings,
    wallets,
    placements,
  }: CompanyExportRepositories,
  id: CompanyId,
  now: Instant,
): Promise<Source[] | undefined> => {
  const company = await companies.get(id)
  if (!company) return undefined
  const today = todayAt(now)
  return [
    { name: 'company', value: async (): Promise<CompanyExport['company']> => companyOf(company) },
    {
      name: 'members',
      page: (cursor) =>
        mapPage(companies.exportMembers(id, cursor), async ({ version: _, ...member }) => {
          const { name, email } = (await users.get(member.id)) ?? {}
          return { ...member, ...(name && { name }), email }
        }),
    },
    {
      name: 'invites',
      page: (cursor) => mapPage(invites.exportInvites(id, cursor), (invite) => inviteView(invite, now)),
    },
    {
      name: 'templates',
      value: async (): Promise<CompanyExport['templates']> => (await companies.readTemplates(id)).templates,
    },
    {
      name: 'favourites',
      value: async (): Promise<CompanyExport['favourites']> =>
        [...(await favourites.get(id, 'eventual')).values()].flatMap((people) => [...people]),
    },
    {
      name: 'blocked',
      value: async (): Promise<CompanyExport['blocked']> =>
        (await blocks.listAll(id, 'eventual')).map(({ version: _, ...block }) => block),
    },
    {
      name: 'pools',
      value: async (): Promise<CompanyExport['pools']> =>
        (await pools.listAll(id, 'eventual')).map(({ version: _, ...pool }) => pool),
    },
    {
      name: 'offers',
      page: (cursor) =>
        mapPage(exportedOffers.ofCompany(id, cursor), ({ offer, candidates }) =>
          offerView(offer, candidates, now, 'practice'),
        ),
    },
    {
      name: 'bookings',
      page: (cursor) =>
        mapPage(bookings.exportPage('practice', id, cursor), (booking) => bookingView(booking, today, 'practice')),
    },
    {
      name: 'walletTransactions',
      page: (cursor) => mapPage(wallets.exportEntries(id, cursor), (entry) => transactionView(entry, 'practice')),
    },
    {
      name: 'redemptions',
      page: async (cursor) => {
        const { items, next } = await wallets.exportEntries(id, cursor)
        const ids = items.flatMap(({ type, reference }) => (type === DEDUCTION ? redemptionIdOf(reference) : []))
        const found = await Promise.all(ids.map((reference) => wallets.getRedemption(reference)))
        return { items: found.flatMap((redemption) => (redemption ? [redemptionView(redemption)] : [])), next }
      },
    },
    { name: 'placements', page: (cursor) => mapPage(placements.exportPage(id, cursor), placementOf) },
    { name: 'messages', page: (cursor) => exportedMessages(id, cursor) },
    { name: 'supportAccess', page: (cursor) => grants.exportAccesses(id, cursor) },
    { name: 'history', page: (cursor) => exportedHistory.concerning(id, cursor) },
    { name: 'exportedAt', value: async () => now },
  ]
}
