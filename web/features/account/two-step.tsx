import { Box, Row } from '#web/ui/chakra.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/note.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useUserPoolCall } from '#web/components/account/use-user-pool-call.ts'
import { beginTwoStep, isTwoStepOn, turnTwoStepOff, type TwoStepSecret } from '#web/platform/account-security.ts'
import { Setting } from './setting.tsx'
import { TwoStepSetup } from './two-step-setup.tsx'

const queryKey = ['two-step sign-in']
const title = 'Two-step sign-in'
const errorTexts = { NotAuthorizedException: 'Your session has ended. Please sign in again.' }

/** `focused` moves the focus here after the button that had it was removed. */
interface Props {
  focused: boolean
  onDone: () => void
}

function TwoStepOff({ focused, onDone }: Props) {
  const [secret, setSecret] = useState<TwoStepSecret>()
  const [cancelled, setCancelled] = useState(false)
  const { busy, error, run } = useUserPoolCall({ errorTexts })
  const begin = () => run(async () => setSecret(await beginTwoStep()))
  const cancel = () => {
    setCancelled(true)
    setSecret(undefined)
  }
  return (
    <Setting
      title={title}
      state="Off. When it is on, you need your password and a code from an app on your phone to sign in."
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

function TwoStepOn({ focused, onDone }: Props) {
  const [isConfirming, setConfirming] = useState(false)
  const { busy, error, run } = useUserPoolCall({ errorTexts })
  const turnOff = () =>
    run(async () => {
      await turnTwoStepOff()
      showToast('Two-step sign-in is off.')
      onDone()
    })
  const state = (
    <Row align="flex-start" gap="1.5">
      <Box color="status.available.fg" mt="0.5">
        <Icon name="shield" size={18} />
      </Box>
      <span>On. You need a code from your app to sign in.</span>
    </Row>
  )
  return (
    <>
      <Setting
        title={title}
        state={state}
        action={
          <Button autoFocus={focused} onClick={() => setConfirming(true)}>
            Turn off
          </Button>
        }
      />
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title="Turn off two-step sign-in?"
        confirmLabel="Turn off"
        keepLabel="Keep it on"
        busy={busy}
        failure={<FailureNote error={error} />}
        onConfirm={() => void turnOff()}
      >
        You will then sign in with your password only. You can set it up again at any time.
      </ConfirmDialog>
    </>
  )
}

export function TwoStep() {
  const queries = useQueryClient()
  const [changed, setChanged] = useState(false)
  const { data: isOn, error, refetch } = useQuery({ queryKey, queryFn: isTwoStepOn })
  const setTwoStep = (on: boolean) => () => {
    setChanged(true)
    queries.setQueryData(queryKey, on)
  }
  if (error) {
    return (
      <Setting title={title} state={null}>
        <Note
          kind="error"
          title="We could not check whether two-step sign-in is on."
          action={<TextButton onClick={() => void refetch()}>Try again</TextButton>}
        >
          Nothing was changed.
        </Note>
      </Setting>
    )
  }
  if (isOn === undefined) return <Setting title={title} state={<Skeleton width="240px" my="1.5" />} />
  return isOn ? (
    <TwoStepOn focused={changed} onDone={setTwoStep(false)} />
  ) : (
    <TwoStepOff focused={changed} onDone={setTwoStep(true)} />
  )
}
