import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { identityContract } from '#shared/identity/identity.contract.ts'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { signOut } from '#web/platform/auth.ts'
import { log } from '#web/platform/log.ts'
import { paths } from '#shared/kernel/paths.ts'
import { useSession } from '#web/platform/session.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import { Setting } from './setting.tsx'

export function EndSessions() {
  const [isConfirming, setConfirming] = useState(false)
  const navigate = useNavigate()
  const hasFeed = useSession()?.role !== 'SuperAdmin'
  const end = useApiMutation(identityContract.endSessions, () => ({}), {
    onSuccess: async () => {
      await signOut().catch((error: unknown) => log.refusal('Signing out of a session that has ended', error))
      showToast('You have been signed out on all devices.')
      await navigate(paths.signIn)
    },
  })
  return (
    <>
      <Setting
        title="Signed-in devices"
        state="Lost your phone or used a shared computer? Sign out on all devices at once."
        action={<Button onClick={() => setConfirming(true)}>Sign out everywhere</Button>}
      />
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title="Sign out everywhere?"
        confirmLabel="Sign out everywhere"
        keepLabel="Stay signed in"
        busy={end.isPending}
        failure={<FailureNote error={end.error} />}
        onConfirm={() => end.mutate()}
      >
        You will be signed out on all devices, including this one. You can sign in again with your password.
        {hasFeed && ' A private calendar address stops working too; you can create a new one.'}
      </ConfirmDialog>
    </>
  )
}
