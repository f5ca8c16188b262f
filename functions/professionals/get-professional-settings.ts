import { DomainError } from '#shared/kernel/errors.ts'
import type { ProfessionalSettings } from '#shared/professionals/profile-steps.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import { professionalSettingsOf } from './professional-settings.ts'

type Deps = Pick<Context, 'caller'> & { professionals: ProfessionalsRepository; users: UsersRepository }

export const getProfessionalSettings = async ({
  caller,
  professionals,
  users,
}: Deps): Promise<ProfessionalSettings> => {
  const [profile, user] = await Promise.all([professionals.getProfile(caller.account), users.get(caller.account)])
  if (!profile || !user) throw new DomainError('PROFESSIONAL_NOT_FOUND')
  return professionalSettingsOf(profile, user)
}
