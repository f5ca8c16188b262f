import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { identityContract } from '#shared/identity/identity.contract.ts'
import { FailureNote } from '#web/components/failure-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { signOut } from '#web/platform/auth.ts'
import { log } from '#web/platform/log.ts'
import { paths } from '#web/platform/paths.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import { Setting } from './setting.tsx'

/** Ends every session, this one too. */
export function EndSessions() {
  const [asks, setAsks] = useState(false)
  const navigate = useNavigate()
  const end = useApiMutation(identityContract.endSessions, () => ({}), {
    onSuccess: async () => {
      await signOut().catch((error: unknown) => log.refusal('Signing out of a session that has ended', error))
      showToast('You are signed out on every device.')
      await navigate(paths.signIn)
    },
  })
  return (
    <>
      <Setting
        title="Signed-in devices"
        state="Lost a phone, or used a computer that others use? Sign out on every device at once."
        action={<Button onClick={() => setAsks(true)}>Sign out everywhere</Button>}
      />
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title="Sign out everywhere?"
        confirm="Sign out everywhere"
        keep="Stay signed in"
        busy={end.isPending}
        failure={<FailureNote error={end.error} />}
        onConfirm={() => end.mutate()}
      >
        Every device is signed out at once, this one too. You can sign in again with your password.
      </ConfirmDialog>
    </>
  )
}
