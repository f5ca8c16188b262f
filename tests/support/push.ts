import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { decrypt } from 'http_ece'
import type { Page } from 'playwright-core'
import type { HttpServer } from '#infra/local/http.ts'
import { serveHttp } from '#infra/local/http.ts'
import { openPushes } from '#infra/local/push/pushes.ts'
import { openWebPush } from '#infra/local/push/web-push-service.ts'
import { newDataFolder } from './data-folder.ts'

/** A browser's subscription, with the keys that only the browser has. */
export const newSubscription = (service: string) => {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys('base64url')
  const auth = randomBytes(16).toString('base64url')
  const path = `/push/${randomUUID()}`
  return {
    path,
    subscription: { endpoint: service + path, expirationTime: null, keys: { p256dh, auth } },
    /** What the browser passes to its service worker, decrypted with its keys by a library, not by code of our own. */
    read: (body: Buffer): unknown =>
      JSON.parse(decrypt(body, { version: 'aes128gcm', privateKey: pair, authSecret: auth }).toString()),
  }
}

/** What the user has answered: Chromium without a window always says that they refused. */
export const answerPermission = (page: Page, answer: NotificationPermission): Promise<unknown> =>
  page.addInitScript((given) => Object.defineProperty(Notification, 'permission', { get: () => given }), answer)

/** The push service of a browser. */
export const startPushService = async (): Promise<ReturnType<typeof openWebPush> & HttpServer> => {
  const service = openWebPush(openPushes(newDataFolder('pushes')))
  const server = await serveHttp(service.handle, { port: 0, maxBodyBytes: 10_000, onError: () => {} })
  return { ...service, ...server }
}
