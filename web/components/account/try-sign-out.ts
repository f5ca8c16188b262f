import { signOut } from '#web/platform/auth.ts'
import { log } from '#web/platform/log.ts'
import { showToast } from '#web/ui/toast.tsx'

/** Signs out; a failure is shown (SPEC 8), and the page goes on as if it had succeeded. */
export async function trySignOut(): Promise<void> {
  try {
    await signOut()
  } catch (error) {
    log.failure('Error signing out', error)
    showToast('Error signing out', 'error')
  }
}
