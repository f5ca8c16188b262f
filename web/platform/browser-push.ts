import { named } from './storage.ts'

/** Whether this browser shows notifications of the site. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on'

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** The tenant is part of its address, so that another one's worker is not taken for its own. */
const address = (): string => `/push-worker.js?${named('push')}`

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration('/')
  return found?.active?.scriptURL.endsWith(address()) ? found : undefined
}

export async function subscription(): Promise<PushSubscription | undefined> {
  if (!isSupported()) return undefined
  return (await (await registration())?.pushManager.getSubscription()) ?? undefined
}

export async function pushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return Notification.permission === 'granted' && (await subscription()) ? 'on' : 'off'
}

/** Whether the browser would ask; it does so once. */
export const canAskForPush = (): boolean => isSupported() && Notification.permission === 'default'
export const mayPush = (): boolean => isSupported() && Notification.permission === 'granted'

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (character) => character.charCodeAt(0))

const isFor = ({ options }: PushSubscription, key: Uint8Array): boolean => {
  const own = options.applicationServerKey
  return own !== null && new Uint8Array(own).every((byte, at) => byte === key[at])
}

/** Asks for the permission if needed, so it is called by a click. A subscription with an earlier key is replaced. */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  const key = bytesOf(publicKey)
  const worker = await navigator.serviceWorker.register(address(), { scope: '/' })
  await navigator.serviceWorker.ready
  const before = await worker.pushManager.getSubscription()
  if (before && isFor(before, key)) return before
  await before?.unsubscribe()
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}
