import type { CompanySettings } from '../../shared/companies/companies.schema.ts'
import { everyNotification } from '../../shared/identity/identity.schema.ts'
import { DomainError } from '../../shared/kernel/errors.ts'
import type { CompanyId } from '../../shared/kernel/ids.ts'
import type { CompaniesRepository, StoredCompany } from '../companies/companies.repository.ts'
import type { User, UsersRepository } from '../identity/users.repository.ts'
import type { Context } from '../platform/context.ts'

export type SettingsContext = Pick<Context, 'actor' | 'now' | 'run'> & { companies: CompaniesRepository; users: UsersRepository }

const load = async ({ actor, companies, users }: SettingsContext, id: CompanyId): Promise<[StoredCompany, User]> => {
  const [company, user] = await Promise.all([companies.get(id), users.get(actor.user.id)])
  if (!company) throw new DomainError('COMPANY_NOT_FOUND')
  if (!user) throw new DomainError('FORBIDDEN')
  return [company, user]
}

/** The practice's contacts are all its members'; what is told is each one's own. */
export const getSettings = async (context: SettingsContext, id: CompanyId): Promise<CompanySettings> => {
  const [{ contact, email }, { notification_channels = everyNotification }] = await load(context, id)
  return { contact, email, notification_channels }
}

export const saveSettings = (context: SettingsContext, id: CompanyId, settings: CompanySettings): Promise<CompanySettings> =>
  context.run(async () => {
    const [company, user] = await load(context, id)
    const { contact, email, notification_channels } = settings
    return {
      writes: [context.companies.put({ ...company, contact, email, updatedAt: context.now }), context.users.save({ ...user, notification_channels })],
      answer: settings,
      events: [{ type: 'company.saved', subject: id, data: { companyId: id, companyName: company.name } }],
    }
  })
