import { Box } from '#web/ui/chakra.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FailureNote } from '#web/components/failure-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/note.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useTask } from '#web/components/use-task.ts'
import { beginTwoStep, isTwoStepOn, turnTwoStepOff, type TwoStepSecret } from '#web/platform/account-security.ts'
import { Setting } from './setting.tsx'
import { TwoStepSetup } from './two-step-setup.tsx'

const queryKey = ['two-step sign-in']
const title = 'Two-step sign-in'
const words = { NotAuthorizedException: 'Your session has ended. Please sign in again.' }

/** `focused` gives the keyboard its place back after what was there is gone. */
interface Props {
  focused: boolean
  onDone: () => void
}

function Off({ focused, onDone }: Props) {
  const [secret, setSecret] = useState<TwoStepSecret>()
  const [cancelled, setCancelled] = useState(false)
  const { busy, error, run } = useTask(words)
  const begin = () => run(async () => setSecret(await beginTwoStep()))
  const cancel = () => {
    setCancelled(true)
    setSecret(undefined)
  }
  return (
    <Setting
      title={title}
      state="Off. With it, signing in also asks for a code from an app on your phone, so that your password alone is not enough to sign in."
      action={
        secret ? undefined : (
          <Button autoFocus={focused || cancelled} busy={busy} onClick={() => void begin()}>
            Set up
          </Button>
        )
      }
    >
      {error && <Note kind="error" title={error.message} />}
      {secret && <TwoStepSetup {...secret} onDone={onDone} onCancel={cancel} />}
    </Setting>
  )
}

function On({ focused, onDone }: Props) {
  const [asks, setAsks] = useState(false)
  const { busy, error, run } = useTask(words)
  const turnOff = () =>
    run(async () => {
      await turnTwoStepOff()
      showToast('Two-step sign-in is off.')
      onDone()
    })
  const state = (
    <Box display="flex" alignItems="flex-start" gap="1.5">
      <Box color="status.free.fg" mt="0.5">
        <Icon name="shield" size={18} />
      </Box>
      <span>On. Signing in asks for a code from your app.</span>
    </Box>
  )
  return (
    <>
      <Setting
        title={title}
        state={state}
        action={
          <Button autoFocus={focused} onClick={() => setAsks(true)}>
            Turn off
          </Button>
        }
      />
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title="Turn two-step sign-in off?"
        confirm="Turn off"
        keep="Keep it on"
        busy={busy}
        failure={<FailureNote error={error} />}
        onConfirm={() => void turnOff()}
      >
        Your password alone will then sign you in. You can set it up again at any time.
      </ConfirmDialog>
    </>
  )
}

/** Off, being set up, or on, as the user pool has it. */
export function TwoStep() {
  const queries = useQueryClient()
  const [changed, setChanged] = useState(false)
  const { data: isOn, error, refetch } = useQuery({ queryKey, queryFn: isTwoStepOn })
  const turned = (on: boolean) => () => {
    setChanged(true)
    queries.setQueryData(queryKey, on)
  }
  if (error) {
    return (
      <Setting title={title} state={null}>
        <Note
          kind="error"
          title="We could not see whether it is on."
          action={<TextButton onClick={() => void refetch()}>Try again</TextButton>}
        >
          Nothing was changed.
        </Note>
      </Setting>
    )
  }
  if (isOn === undefined) return <Setting title={title} state={<Skeleton width="240px" my="1.5" />} />
  return isOn ? <On focused={changed} onDone={turned(false)} /> : <Off focused={changed} onDone={turned(true)} />
}
