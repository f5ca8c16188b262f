import { notificationsContract } from '#shared/notifications/notifications.contract.ts'
import type { PushToken } from '#shared/notifications/devices.schema.ts'
import { call } from '#web/platform/api-client.ts'
import { onSignOut } from '#web/platform/auth.ts'
import { mayPush, subscribe, subscription } from '#web/platform/browser-push.ts'
import { time } from '#web/platform/clock.ts'
import { log } from '#web/platform/log.ts'
import { onPushToken, pushToken } from '#web/platform/push-token.ts'
import { session } from '#web/platform/session.ts'
import { readStored, removeStored, store } from '#web/platform/storage.ts'

/** A subscription is renewed now and then, in case the browser or the deployment has changed its keys. */
const RENEW_MS = 24 * 3_600_000

const asToken = (subscribed: PushSubscription): PushToken => ({ type: 'web', token: JSON.stringify(subscribed) })

const add = (body: PushToken) => call(notificationsContract.addPushToken, { body })
const remove = (body: PushToken) => call(notificationsContract.removePushToken, { body })

/** Whatever happens, this browser is unsubscribed; a refused session can't call the API, which notices by itself. */
async function leave({ refused }: { refused: boolean }): Promise<void> {
  const [phone, subscribed] = [pushToken(), await subscription()]
  const registered = [...(phone ? [phone] : []), ...(subscribed ? [asToken(subscribed)] : [])]
  const removals = refused ? [] : registered.map(remove)
  await Promise.allSettled([...removals, subscribed?.unsubscribe()])
}

/** Throws if the user or the browser refuses. */
export async function turnOn(): Promise<void> {
  const { userId } = session() ?? {}
  const { publicKey } = await call(notificationsContract.getPushKey)
  await add(asToken(await subscribe(publicKey)))
  onSignOut(leave)
  if (userId) store('pushDevice', { userId, at: time() })
}

export async function turnOff(): Promise<void> {
  removeStored('pushDevice')
  const subscribed = await subscription()
  if (!subscribed) return
  await remove(asToken(subscribed))
  await subscribed.unsubscribe()
}

const addPhone = async (): Promise<void> => {
  const phone = pushToken()
  if (!phone || !session()) return
  onSignOut(leave)
  await add(phone)
}

const renewBrowser = async (userId: string): Promise<void> => {
  const device = readStored('pushDevice')
  if (device?.userId !== userId || !mayPush()) return
  onSignOut(leave)
  if (time() - device.at > RENEW_MS || !(await subscription())) await turnOn()
}

/** After signing in: the phone that the app has named, and this browser if the same user had turned it on. */
export async function keepDevices(userId: string): Promise<void> {
  const quietly = (error: unknown) => log.refusal('A device could not be registered for notifications', error)
  onPushToken(() => void addPhone().catch(quietly))
  await Promise.all([addPhone().catch(quietly), renewBrowser(userId).catch(quietly)])
}
