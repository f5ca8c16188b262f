import { withChannels } from '#shared/identity/notification-channels.rules.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { ProfessionalSettings } from '#shared/professionals/profile-steps.schema.ts'
import { profileAfter, savedEvent, type SaveProfileContext } from '#functions/profiles/save-profile-step.ts'
import { writeProfile } from '#functions/profiles/write-professional.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import { professionalSettingsOf } from './professional-settings.ts'

type Deps = SaveProfileContext & { users: UsersRepository }
type Input = InputOf<(typeof professionalsContract)['saveProfessionalSettings']>

/**
 * Phone number and language belong to the profile, the notification settings to the account; fields that are not given
 * stay unchanged.
 */
export const saveProfessionalSettings = (context: Deps, { body }: Input): Promise<ProfessionalSettings> =>
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
