import { defaultNotificationChannels } from '#shared/identity/notification-channels.schema.ts'
import type { ProfessionalSettings } from '#shared/professionals/profile-steps.schema.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { withChannels } from '#shared/identity/notification-channels.rules.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import { withVersion } from '#functions/platform/with-version.ts'
import type { Profile } from '#functions/stores/professionals.repository.ts'
import type { User, UsersRepository } from '#functions/stores/users.repository.ts'
import { profileAfter, savedEvent, type SaveProfileContext } from '#functions/profiles/save-profile-step.ts'
import { writeProfile } from '#functions/profiles/write-professional.ts'

type Contract = typeof professionalsContract

type Deps = SaveProfileContext & { users: UsersRepository }

const professionalSettingsOf = (
  { contact, locale }: Pick<Profile, 'contact' | 'locale'>,
  { notification_channels }: User,
): ProfessionalSettings =>
  withVersion({
    contact: contact ?? '',
    locale,
    notification_channels: notification_channels ?? defaultNotificationChannels,
  })

export const getProfessionalSettings = async ({
  caller,
  professionals,
  users,
}: Pick<Deps, 'caller' | 'professionals' | 'users'>): Promise<ProfessionalSettings> => {
  const [profile, user] = await Promise.all([professionals.getProfile(caller.account), users.get(caller.account)])
  if (!profile || !user) throw new DomainError('PROFESSIONAL_NOT_FOUND')
  return professionalSettingsOf(profile, user)
}

/**
 * Phone number and language belong to the profile, the notification settings to the account; fields that are not given
 * stay unchanged.
 */
export const saveProfessionalSettings = (
  context: Deps,
  { body }: InputOf<Contract['saveProfessionalSettings']>,
): Promise<ProfessionalSettings> =>
  context.execute(async () => {
    const { notification_channels, version, ...given } = body
    const { professionals, calendars, users, now } = context
    const id = context.caller.account
    const [before, lock, user] = await Promise.all([
      professionals.getFullProfile(id),
      calendars.readLock(id),
      users.get(id),
    ])
    if (!before || !lock || !user) throw new DomainError('PROFESSIONAL_NOT_FOUND')
    context.checkVersion(professionalSettingsOf(before, user).version, version)
    const changesProfile = Object.keys(given).length > 0
    const after = changesProfile ? profileAfter(before, given, now) : before
    const account = notification_channels
      ? { ...user, notification_channels: withChannels(user.notification_channels, notification_channels) }
      : user
    return {
      writes: [
        ...(changesProfile ? writeProfile(context, after, lock) : []),
        ...(notification_channels ? [users.save(account)] : []),
      ],
      response: professionalSettingsOf(after, account),
      events: changesProfile ? [savedEvent(context.caller, before, after)] : [],
    }
  })
