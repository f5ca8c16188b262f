import { defaultNotificationChannels } from '#shared/identity/notification-channels.schema.ts'
import type { ProfessionalSettings } from '#shared/professionals/profile-steps.schema.ts'
import { withVersion } from '#functions/platform/with-version.ts'
import type { Profile } from '#functions/stores/professionals.repository.ts'
import type { User } from '#functions/stores/users.repository.ts'

export const professionalSettingsOf = (
  { contact, locale }: Pick<Profile, 'contact' | 'locale'>,
  { notification_channels }: User,
): ProfessionalSettings =>
  withVersion({
    contact: contact ?? '',
    locale,
    notification_channels: notification_channels ?? defaultNotificationChannels,
  })
