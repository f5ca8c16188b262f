import { addDays, hasPassed, instantOf, localTimeAt, todayAt, type Instant } from '#shared/kernel/dates.ts'
import {
  defaultNotificationChannels,
  type NotificationChannels,
  type NotificationChannelsChange,
  type QuietHours,
} from './notification-channels.schema.ts'

/** The settings after a change. */
export const withChannels = (
  before: NotificationChannels = defaultNotificationChannels,
  { quiet_hours = before.quiet_hours ?? null, reminders = before.reminders, ...change }: NotificationChannelsChange,
): NotificationChannels => ({
  email: { ...before.email, ...change.email },
  push: { ...before.push, ...change.push },
  ...(quiet_hours && { quiet_hours }),
  ...(reminders && { reminders }),
})

/** When the quiet hours end that a time is in; undefined outside of them. */
export const quietUntil = (quiet: QuietHours | undefined, now: Instant): Instant | undefined => {
  if (!quiet) return undefined
  const { from, to } = quiet
  const [time, today] = [localTimeAt(now), todayAt(now)]
  const isQuiet = from < to ? from <= time && time < to : time >= from || time < to
  if (!isQuiet) return undefined
  return instantOf(hasPassed(today, to, now) ? addDays(today, 1) : today, to)
}
