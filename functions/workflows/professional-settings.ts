import { everyNotification } from '../../shared/identity/identity.schema.ts'
import { DomainError } from '../../shared/kernel/errors.ts'
import type { ProfessionalSettings } from '../../shared/professionals/profile-steps.schema.ts'
import type { UsersRepository } from '../identity/users.repository.ts'
import { profileAfter, savedEvent, type Saving } from './save-profile-step.ts'
import { writeProfile } from './write-professional.ts'

export type SettingsContext = Saving & { users: UsersRepository }
type Reading = Pick<SettingsContext, 'actor' | 'professionals' | 'users'>

/** There is no telephone number before verification. */
type SettingsSeen = Omit<ProfessionalSettings, 'locale'> & { locale: string }

export const getSettings = async ({ actor, professionals, users }: Reading): Promise<SettingsSeen> => {
  const [profile, user] = await Promise.all([professionals.getProfile(actor.user.id), users.get(actor.user.id)])
  if (!profile || !user) throw new DomainError('PROFESSIONAL_NOT_FOUND')
  return { contact: profile.contact ?? '', locale: profile.locale, notification_channels: user.notification_channels ?? everyNotification }
}

/** The telephone number and the language are the profile's, what is told the account's. */
export const saveSettings = (context: SettingsContext, settings: ProfessionalSettings): Promise<ProfessionalSettings> =>
  context.run(async () => {
    const { professionals, calendars, users, now } = context
    const { id } = context.actor.user
    const [before, head, user] = await Promise.all([professionals.getWhole(id), calendars.readHead(id), users.get(id)])
    if (!before || !head || !user) throw new DomainError('PROFESSIONAL_NOT_FOUND')
    const { notification_channels, ...profile } = settings
    const after = profileAfter(before, profile, now)
    return { writes: [...writeProfile(context, after, head), users.save({ ...user, notification_channels })], answer: settings, events: [savedEvent(before, after)] }
  })
