import { showToast } from '#web/ui/toast.tsx'
import { canAskForPush } from '#web/platform/browser-push.ts'
import { log } from '#web/platform/log.ts'
import { session } from '#web/platform/session.ts'
import { isStored, store } from '#web/platform/storage.ts'
import { turnOn } from './devices.ts'
import { text } from './devices.text.ts'

const accept = (): void =>
  void turnOn().then(
    () => showToast(text.turnedOn),
    (error: unknown) => {
      log.refusal('Notifications were not turned on', error)
      showToast('Notifications were not turned on. You can do so in your account settings.', 'error')
    },
  )

/** Once in a browser, after something was sent that will be answered; the browser asks only if the user agrees. */
export function offerPush(): void {
  if (session()?.grant || !canAskForPush() || isStored('pushOffered')) return
  store('pushOffered', true)
  showToast('Would you like a notification on this device when there is an answer?', 'done', {
    label: text.turnOn,
    run: accept,
  })
}
