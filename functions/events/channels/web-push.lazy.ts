import webPush from 'web-push'
import type { WebSubscription } from '#shared/notifications/devices.schema.ts'
import { isPushAddress } from '#shared/notifications/push-hosts.rules.ts'
import type { PushKeys } from '#functions/keys/push-keys.ts'
import type { PushContent } from './push-content.ts'

/** `gone`: the device no longer receives notifications. */
export type Delivery = 'sent' | 'gone'

/** A notification that is a day late is of no use. */
const TTL_SECONDS = 24 * 3_600
const TIMEOUT_MS = 5_000

type Sender = { hosts: readonly string[]; contact: string; readKeys: () => Promise<PushKeys> }

/**
 * Sends to a browser's push service, encrypted for that browser. The address is checked again, since the list may have
 * changed, and no redirect is followed.
 */
export const webPusher =
  ({ hosts, contact, readKeys }: Sender) =>
  async (token: string, content: PushContent): Promise<Delivery> => {
    const subscription = JSON.parse(token) as WebSubscription
    if (!isPushAddress(subscription.endpoint, hosts)) return 'gone'
    const vapidDetails = { subject: `mailto:${contact}`, ...(await readKeys()) }
    const options = { vapidDetails, TTL: TTL_SECONDS, urgency: 'normal' } as const
    const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(content), options)
    const { status } = await fetch(subscription.endpoint, {
      method: 'POST',
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'Content-Length')) as HeadersInit,
      body: new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (status === 404 || status === 410) return 'gone'
    if (status < 200 || status > 299) throw new Error(`The push service answered ${status}`)
    return 'sent'
  }

export type WebPusher = ReturnType<typeof webPusher>
