import type { PushToken } from '#shared/notifications/devices.schema.ts'

/** The last token from the mobile app's bridge; kept until a user signs in, and for the next one who does. */
let token: PushToken | undefined
let listener = (): void => undefined

const isToken = (detail: unknown): detail is PushToken => {
  const { token: text, type } = (detail ?? {}) as Partial<PushToken>
  return typeof text === 'string' && (type === 'ios' || type === 'android')
}

export const pushToken = (): PushToken | undefined => token

/** Called with each token that follows. */
export const onPushToken = (call: () => void): void => {
  listener = call
}

/** Begins with the site's first script, since the app sends it as soon as the page is there. */
export function watchPushToken(): void {
  addEventListener('push-token', (event) => {
    const { detail } = event as CustomEvent<unknown>
    if (!isToken(detail)) return
    token = { token: detail.token, type: detail.type }
    listener()
  })
}
