import type { OwnerId } from '#shared/documents/documents.schema.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { exportEvent } from '#shared/exports/exports.events.ts'
import { runExportStep } from '#functions/events/react/export/export-step.lazy.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { blocksRepository } from '#functions/stores/blocks.repository.ts'
import { placementsRepository } from '#functions/stores/placements.repository.ts'
import { poolsRepository } from '#functions/stores/pools.repository.ts'
import { instantBookingsRepository } from '#functions/stores/instant-bookings.repository.ts'
import { invitesRepository } from '#functions/stores/invites.repository.ts'
import { blocksAndPoolsRepository } from '#functions/stores/blocks-and-pools.repository.ts'
import { favouritesRepository } from '#functions/stores/favourites.repository.ts'
import { grantsRepository } from '#functions/stores/grants.repository.ts'
import { calendarFeedsRepository } from '#functions/stores/calendar-feeds.repository.ts'
import { exportsRepository } from '#functions/stores/exports.repository.ts'
import { privacyRepository } from '#functions/stores/privacy.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { notificationsRepository } from '#functions/stores/notifications.repository.ts'
import { devicesRepository } from '#functions/stores/devices.repository.ts'
import { exportedMessages } from '#functions/stores/exported-messages.ts'
import { auditRepository } from '#functions/stores/audit.repository.ts'
import { lookupRepository } from '#functions/stores/lookup.repository.ts'
import { walletsRepository } from '#functions/stores/wallets.repository.ts'
import { exportedHistory } from '#functions/stores/exported-history.ts'
import { exportedReports } from '#functions/stores/exported-reports.ts'
import { exportedOffersRepository } from '#functions/stores/exported-offers.repository.ts'
import { professionalsRepository } from '#functions/stores/professionals.repository.ts'
import type { Api, Caller } from './api.ts'
import { eventually } from './events.ts'
import { causedBy, followUpRepositories } from './stores.ts'

// Tests read files without types; tests/api/own-world/exports.test.ts validates them by a schema.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Exported = any

export const startExport = (api: Api, caller: Caller, companyId?: CompanyId, key?: string) =>
  companyId
    ? api.send('startCompanyExport', caller, { params: { companyId }, body: {}, ...(key && { key }) })
    : api.send('startProfessionalExport', caller, { body: {}, ...(key && { key }) })

export const readExport = (api: Api, caller: Caller, companyId?: CompanyId) =>
  companyId
    ? api.send('getCompanyExport', caller, { params: { companyId } })
    : api.send('getProfessionalExport', caller, {})

/** What the event consumer passes to a step. */
export const exportRepositories = (api: Api) => ({
  ...followUpRepositories(api),
  exports: exportsRepository(api.db, 'users'),
  exportedOffers: exportedOffersRepository(api.db, 'offers'),
  exportedMessages: exportedMessages(api.db, 'messages'),
  exportedHistory: exportedHistory(api.db, 'audit'),
  exportedReports: exportedReports(api.db, 'reports'),
  audit: auditRepository(api.db, 'audit'),
  lookup: lookupRepository(api.db, 'lookup'),
  wallets: walletsRepository(api.db, 'wallets'),
  privacy: privacyRepository(api.db, 'privacy'),
  configTable: 'config',
  users: usersRepository(api.db, 'users'),
  notifications: notificationsRepository(api.db, 'users'),
  grants: grantsRepository(api.db, 'grants'),
  feeds: calendarFeedsRepository(api.db, 'users'),
  devices: devicesRepository(api.db, 'users'),
  professionals: professionalsRepository(api.db, 'professionals'),
  companies: companiesRepository(api.db, 'companies'),
  invites: invitesRepository(api.db, 'companies'),
  favourites: favouritesRepository(api.db, 'companies'),
  blocks: blocksRepository(api.db, 'companies'),
  blocksAndPools: blocksAndPoolsRepository(api.db, 'professionals'),
  instantBookings: instantBookingsRepository(api.db, 'professionals'),
  pools: poolsRepository(api.db, 'companies'),
  placements: placementsRepository(api.db, 'placements'),
  bucket: 'documents',
})

/** Runs the steps of an export where no event consumer runs. */
export const runExportSteps = async (api: Api, owner: OwnerId): Promise<void> => {
  for (;;) {
    const stored = await exportRepositories(api).exports.get(owner)
    if (!stored || stored.file) return
    const event = {
      ...exportEvent('export.continued', owner, stored),
      origin: `${stored.id}#${stored.step}`,
      at: stored.steppedAt,
      by: causedBy(),
    }
    await runExportStep(exportRepositories(api), event)
  }
}

/** Requests an export, runs it and downloads the file. */
export const exported = async (
  api: Api,
  caller: Caller,
  companyId?: CompanyId,
  withinMs?: number,
): Promise<Exported> => {
  const { status, body } = await startExport(api, caller, companyId)
  if (status !== 200) throw new Error(JSON.stringify(body))
  const { url } = await eventually(async () => {
    const { data } = (await readExport(api, caller, companyId)).body
    return data.status === 'ready' && data
  }, withinMs)
  return (await fetch(url)).json()
}
