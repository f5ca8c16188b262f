import type { CompanySettings } from '#shared/companies/companies.schema.ts'
import { defaultNotificationChannels } from '#shared/identity/notification-channels.schema.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import type { companiesContract } from '#shared/companies/companies.contract.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { withChannels } from '#shared/identity/notification-channels.rules.ts'
import { identityEvent } from '#shared/identity/identity.events.ts'
import { companyEvent } from '#shared/companies/companies.events.ts'
import type { Context } from '#functions/platform/context.ts'
import { withVersion } from '#functions/platform/with-version.ts'
import type { CompaniesRepository, StoredCompany } from '#functions/stores/companies.repository.ts'
import type { User, UsersRepository } from '#functions/stores/users.repository.ts'

type Contract = typeof companiesContract

type ReadDeps = Pick<Context, 'caller'> & { companies: CompaniesRepository; users: UsersRepository }
type Deps = ReadDeps & Pick<Context, 'now' | 'checkVersion' | 'execute'>

/** The contacts belong to the practice; name and notification settings to each member. */
const readCompanySettings = async (
  { caller, companies, users }: ReadDeps,
  id: CompanyId,
): Promise<[StoredCompany, User]> => {
  const [company, user] = await Promise.all([companies.get(id), users.get(caller.account)])
  if (!company) throw new DomainError('COMPANY_NOT_FOUND')
  if (!user) throw new DomainError('FORBIDDEN')
  return [company, user]
}

const companySettingsOf = (
  { contact, email }: StoredCompany,
  { name, notification_channels = defaultNotificationChannels }: User,
): CompanySettings => withVersion({ ...(name && { name }), contact, email, notification_channels })

export const getCompanySettings = async (
  context: ReadDeps,
  { params }: InputOf<Contract['getCompanySettings']>,
): Promise<CompanySettings> => companySettingsOf(...(await readCompanySettings(context, params.companyId)))

/** Fields that are not given stay unchanged. */
export const saveCompanySettings = (
  context: Deps,
  { params, body }: InputOf<Contract['saveCompanySettings']>,
): Promise<CompanySettings> =>
  context.execute(async () => {
    const { name, notification_channels, version, ...given } = body
    const [before, user] = await readCompanySettings(context, params.companyId)
    context.checkVersion(companySettingsOf(before, user).version, version)
    const changesCompany = Object.keys(given).length > 0
    const company: StoredCompany = changesCompany ? { ...before, ...given, updatedAt: context.now } : before
    const changesUser = name !== undefined || notification_channels !== undefined
    const account = {
      ...user,
      ...(name && { name }),
      ...(notification_channels && {
        notification_channels: withChannels(user.notification_channels, notification_channels),
      }),
    }
    return {
      writes: [
        ...(changesCompany ? [context.companies.put(company)] : []),
        ...(changesUser ? [context.users.save(account)] : []),
      ],
      response: companySettingsOf(company, account),
      events: [
        ...(changesCompany ? [companyEvent('company.saved', company)] : []),
        ...(account.name === user.name ? [] : [identityEvent('account.renamed', user.id)]),
      ],
    }
  })
