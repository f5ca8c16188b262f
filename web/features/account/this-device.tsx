import { useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { turnOff, turnOn } from '#web/components/devices/devices.ts'
import { text } from '#web/components/devices/devices.text.ts'
import { pushState, type PushState } from '#web/platform/browser-push.ts'
import { log } from '#web/platform/log.ts'
import { Setting } from './setting.tsx'

/** The browser asks for its permission when the button is pressed, and at no other time. */
export function ThisDevice() {
  const [state, setState] = useState<PushState>()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const read = () => pushState().then(setState)
  useEffect(() => void read(), [])
  const change = async (action: () => Promise<void>, done: string) => {
    setBusy(true)
    setFailed(false)
    try {
      await action()
      showToast(done)
    } catch (error) {
      log.refusal('Notifications of this device were not changed', error)
      setFailed(true)
    }
    await read()
    setBusy(false)
  }
  return (
    <Setting
      title="This device"
      state={state ? text.states[state] : <Skeleton width="240px" my="1.5" />}
      action={
        state === 'off' ? (
          <Button busy={busy} onClick={() => void change(turnOn, text.turnedOn)}>
            {text.turnOn}
          </Button>
        ) : state === 'on' ? (
          <Button busy={busy} onClick={() => void change(turnOff, 'Notifications are off for this device.')}>
            Turn off
          </Button>
        ) : undefined
      }
    >
      {failed && state !== 'blocked' && <Note kind="error" title="This could not be changed. Please try again." />}
    </Setting>
  )
}
