import type { CompanySettings, CompanySettingsChange } from '#shared/companies/companies.schema.ts'
import { everyNotification } from '#shared/identity/identity.schema.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import type { CompaniesRepository, StoredCompany } from '#functions/stores/companies.repository.ts'
import type { User, UsersRepository } from '#functions/stores/users.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import { companySaved } from '#functions/profiles/company-saved.ts'

export type SettingsContext = Pick<Context, 'actor' | 'now' | 'run'> & {
  companies: CompaniesRepository
  users: UsersRepository
}

const load = async ({ actor, companies, users }: SettingsContext, id: CompanyId): Promise<[StoredCompany, User]> => {
  const [company, user] = await Promise.all([companies.get(id), users.get(actor.user.id)])
  if (!company) throw new DomainError('COMPANY_NOT_FOUND')
  if (!user) throw new DomainError('FORBIDDEN')
  return [company, user]
}

const settingsOf = (
  { contact, email }: StoredCompany,
  { notification_channels = everyNotification }: User,
): CompanySettings => ({ contact, email, notification_channels })

/** The practice's contacts are all its members'; what is told is each one's own. */
export const getSettings = async (context: SettingsContext, id: CompanyId): Promise<CompanySettings> =>
  settingsOf(...(await load(context, id)))

/** What is not given is not written. */
export const saveSettings = (
  context: SettingsContext,
  id: CompanyId,
  { notification_channels, ...given }: CompanySettingsChange,
): Promise<CompanySettings> =>
  context.run(async () => {
    const [before, user] = await load(context, id)
    const changesCompany = Object.keys(given).length > 0
    const company: StoredCompany = changesCompany ? { ...before, ...given, updatedAt: context.now } : before
    const account = notification_channels ? { ...user, notification_channels } : user
    return {
      writes: [
        ...(changesCompany ? [context.companies.put(company)] : []),
        ...(notification_channels ? [context.users.save(account)] : []),
      ],
      answer: settingsOf(company, account),
      events: changesCompany ? [companySaved(company)] : [],
    }
  })
