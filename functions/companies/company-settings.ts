import type { CompanySettings } from '#shared/companies/companies.schema.ts'
import { defaultNotificationChannels } from '#shared/identity/notification-channels.schema.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import type { Context } from '#functions/platform/context.ts'
import { withVersion } from '#functions/platform/with-version.ts'
import type { CompaniesRepository, StoredCompany } from '#functions/stores/companies.repository.ts'
import type { User, UsersRepository } from '#functions/stores/users.repository.ts'

export type SettingsRepositories = { companies: CompaniesRepository; users: UsersRepository }

/** The contacts belong to the practice; name and notification settings to each member. */
export const readCompanySettings = async (
  { caller, companies, users }: Pick<Context, 'caller'> & SettingsRepositories,
  id: CompanyId,
): Promise<[StoredCompany, User]> => {
  const [company, user] = await Promise.all([companies.get(id), users.get(caller.account)])
  if (!company) throw new DomainError('COMPANY_NOT_FOUND')
  if (!user) throw new DomainError('FORBIDDEN')
  return [company, user]
}

export const companySettingsOf = (
  { contact, email }: StoredCompany,
  { name, notification_channels = defaultNotificationChannels }: User,
): CompanySettings => withVersion({ ...(name && { name }), contact, email, notification_channels })
