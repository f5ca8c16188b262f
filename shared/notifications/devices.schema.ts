import * as z from 'zod/mini'
import { Instant } from '#shared/kernel/dates.ts'

/** How notifications reach a device: the push services of phones, or that of a browser. */
const deviceTypes = ['ios', 'android', 'web'] as const
export const DeviceType = z.enum(deviceTypes)
export type DeviceType = z.infer<typeof DeviceType>

const base64url = (bytes: number) =>
  z.string().check(z.regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`)))

/** A browser's push subscription, as `JSON.stringify` writes it. */
export const WebSubscription = z.object({
  endpoint: z.string().check(z.maxLength(1_000)),
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
})
export type WebSubscription = z.infer<typeof WebSubscription>

/** What a device is registered with. For a browser, the token is its subscription as JSON. */
export const PushToken = z.strictObject({
  token: z.string().check(z.minLength(16), z.maxLength(4_096), z.regex(/^[ -~]*$/)),
  type: DeviceType,
})
export type PushToken = z.infer<typeof PushToken>

/** A device in an export: what it is, not what it is reached with. */
export const ExportedDevice = z.strictObject({ type: DeviceType, registeredAt: Instant })
export type ExportedDevice = z.infer<typeof ExportedDevice>
