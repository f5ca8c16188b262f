import { everyNotification } from '#shared/identity/identity.schema.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { ProfessionalSettings, ProfessionalSettingsChange } from '#shared/professionals/profile-steps.schema.ts'
import type { User, UsersRepository } from '#functions/stores/users.repository.ts'
import type { Profile } from '#functions/stores/professionals.repository.ts'
import { profileAfter, savedEvent, type Saving } from '#functions/profiles/save-profile-step.ts'
import { writeProfile } from '#functions/profiles/write-professional.ts'

export type SettingsContext = Saving & { users: UsersRepository }
type Reading = Pick<SettingsContext, 'actor' | 'professionals' | 'users'>

const settingsOf = (
  { contact, locale }: Pick<Profile, 'contact' | 'locale'>,
  { notification_channels }: User,
): ProfessionalSettings => ({
  contact: contact ?? '',
  locale,
  notification_channels: notification_channels ?? everyNotification,
})

export const getSettings = async ({ actor, professionals, users }: Reading): Promise<ProfessionalSettings> => {
  const [profile, user] = await Promise.all([professionals.getProfile(actor.user.id), users.get(actor.user.id)])
  if (!profile || !user) throw new DomainError('PROFESSIONAL_NOT_FOUND')
  return settingsOf(profile, user)
}

/** The telephone number and the language are the profile's, what is told the account's; what is not given is not written. */
export const saveSettings = (
  context: SettingsContext,
  { notification_channels, ...given }: ProfessionalSettingsChange,
): Promise<ProfessionalSettings> =>
  context.run(async () => {
    const { professionals, calendars, users, now } = context
    const { id } = context.actor.user
    const [before, head, user] = await Promise.all([professionals.getWhole(id), calendars.readHead(id), users.get(id)])
    if (!before || !head || !user) throw new DomainError('PROFESSIONAL_NOT_FOUND')
    const changesProfile = Object.keys(given).length > 0
    const after = changesProfile ? profileAfter(before, given, now) : before
    const account = notification_channels ? { ...user, notification_channels } : user
    return {
      writes: [
        ...(changesProfile ? writeProfile(context, after, head) : []),
        ...(notification_channels ? [users.save(account)] : []),
      ],
      answer: settingsOf(after, account),
      events: changesProfile ? [savedEvent(before, after)] : [],
    }
  })
