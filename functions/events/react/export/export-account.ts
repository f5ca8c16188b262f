import type { AccountExport, ExportedAccount } from '#shared/exports/account-export.schema.ts'
import { defaultNotificationChannels } from '#shared/identity/notification-channels.schema.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { CalendarFeed, CalendarFeedsRepository } from '#functions/stores/calendar-feeds.repository.ts'
import type { Device, DevicesRepository } from '#functions/stores/devices.repository.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { ExportedHistory } from '#functions/stores/exported-history.ts'
import type { InvitesRepository } from '#functions/stores/invites.repository.ts'
import { inviteView } from '#functions/stores/invites.view.ts'
import type { ExportedReports } from '#functions/stores/exported-reports.ts'
import type { NotificationsRepository } from '#functions/stores/notifications.repository.ts'
import type { User, UsersRepository } from '#functions/stores/users.repository.ts'
import { privacyRequestOf, type PrivacyRepository } from '#functions/stores/privacy.repository.ts'
import { consentsOf } from '#shared/privacy/privacy.rules.ts'
import type { Consent } from '#shared/privacy/privacy.schema.ts'
import { mapPage, type Source } from './export-sections.ts'

export type AccountExportRepositories = {
  users: Pick<UsersRepository, 'get'>
  notifications: Pick<NotificationsRepository, 'exportPage'>
  feeds: Pick<CalendarFeedsRepository, 'get'>
  devices: Pick<DevicesRepository, 'list'>
  exportedReports: ExportedReports
  exportedHistory: ExportedHistory
  privacy: Pick<PrivacyRepository, 'listConsents' | 'objectedAt' | 'exportRequests'>
  companies: Pick<CompaniesRepository, 'listOfMemberNow' | 'getMember'>
  invites: Pick<InvitesRepository, 'listAll'>
}

type ReadWithAccount = {
  feed: CalendarFeed | undefined
  devices: readonly Device[]
  consents: readonly Consent[]
  objectedAt: Instant | undefined
}

const accountView = (user: User, { feed, devices, consents, objectedAt }: ReadWithAccount): ExportedAccount => {
  const { id, email, name, role, createdAt, notification_channels, suspended } = user
  return {
    id,
    email,
    ...(name && { name }),
    role,
    consents: consentsOf(user, consents),
    ...(objectedAt && { marketing_objected_at: objectedAt }),
    createdAt,
    ...(feed && { calendar_feed: feed.createdAt }),
    devices: devices.map(({ type, registeredAt }) => ({ type, registeredAt })),
    notification_channels: notification_channels ?? defaultNotificationChannels,
    ...(suspended && { suspended }),
  }
}

/** The account with what is kept beside it. */
export const accountOf = async (
  { feeds, devices, privacy }: Pick<AccountExportRepositories, 'feeds' | 'devices' | 'privacy'>,
  user: User,
): Promise<ExportedAccount> => {
  const [feed, registered, consents, objectedAt] = await Promise.all([
    feeds.get(user.id),
    devices.list(user.id),
    privacy.listConsents(user.id),
    privacy.objectedAt(user.id),
  ])
  return accountView(user, { feed, devices: registered, consents, objectedAt })
}

/** Quotas limit how many practices and invites there are. */
const membershipsOf = async (
  { companies, invites }: Pick<AccountExportRepositories, 'companies' | 'invites'>,
  { id, joinedPractices }: User,
  now: Instant,
): Promise<AccountExport['memberships']> => {
  const practices = await companies.listOfMemberNow(id, joinedPractices, 'eventual')
  const found = practices.map(async ({ id: companyId, name: practice, role }) => {
    const [member, sent] = await Promise.all([companies.getMember(companyId, id), invites.listAll(companyId)])
    const { since, lastActiveAt } = member ?? {}
    const invitesSent = sent.filter(({ sentBy }) => sentBy === id).map((invite) => inviteView(invite, now))
    return { companyId, practice, role, ...(since && { since }), ...(lastActiveAt && { lastActiveAt }), invitesSent }
  })
  return Promise.all(found)
}

/** All data about a user without a profile; undefined once the account is deleted. */
export const accountSources = async (
  repositories: AccountExportRepositories,
  id: UserId,
  now: Instant,
): Promise<Source[] | undefined> => {
  const { users, notifications, privacy, exportedReports, exportedHistory } = repositories
  const user = await users.get(id)
  return (
    user && [
      { name: 'account', value: () => accountOf(repositories, user) },
      { name: 'memberships', value: () => membershipsOf(repositories, user, now) },
      { name: 'notifications', page: (cursor) => notifications.exportPage(id, cursor) },
      { name: 'reports', page: (cursor) => exportedReports(id, cursor) },
      { name: 'privacyRequests', page: (cursor) => mapPage(privacy.exportRequests(id, cursor), privacyRequestOf) },
      { name: 'history', page: (cursor) => exportedHistory.concerning(id, cursor) },
      { name: 'history', page: (cursor) => exportedHistory.doneBy(id, cursor) },
      { name: 'exportedAt', value: async () => now },
    ]
  )
}
