import { onSignOut, signOut } from '#web/platform/auth.ts'
import { log } from '#web/platform/log.ts'
import { isStored } from '#web/platform/storage.ts'
import { showToast } from '#web/ui/toast.tsx'

/** Whom a super admin views or acts for ends with the session, whichever page they leave. */
async function endImpersonation({ refused }: { refused: boolean }): Promise<void> {
  if (refused || !isStored('impersonation')) return
  const [{ call }, { impersonationContract }] = await Promise.all([
    import('#web/platform/api-client.ts'),
    import('#shared/impersonation/impersonation.contract.ts'),
  ])
  await call(impersonationContract.endImpersonation)
}
onSignOut(endImpersonation)

/** Signs out; a failure is shown (SPEC 8), and the page goes on as if it had succeeded. */
export async function trySignOut(): Promise<void> {
  try {
    await signOut()
  } catch (error) {
    log.failure('Error signing out', error)
    showToast('Error signing out', 'error')
  }
}
