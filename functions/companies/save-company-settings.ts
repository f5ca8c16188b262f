import type { companiesContract } from '#shared/companies/companies.contract.ts'
import type { CompanySettings } from '#shared/companies/companies.schema.ts'
import { withChannels } from '#shared/identity/notification-channels.rules.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { companyEvent } from '#shared/companies/companies.events.ts'
import type { Context } from '#functions/platform/context.ts'
import type { StoredCompany } from '#functions/stores/companies.repository.ts'
import { readCompanySettings, companySettingsOf, type SettingsRepositories } from './company-settings.ts'

type Deps = Pick<Context, 'caller' | 'now' | 'checkVersion' | 'execute'> & SettingsRepositories
type Input = InputOf<(typeof companiesContract)['saveCompanySettings']>

/** Fields that are not given stay unchanged. */
export const saveCompanySettings = (context: Deps, { params, body }: Input): Promise<CompanySettings> =>
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
      events: changesCompany ? [companyEvent('company.saved', company)] : [],
    }
  })
