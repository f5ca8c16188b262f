import { viewLock } from '#web/components/actions/view-lock.ts'
import { session } from '#web/platform/session.ts'

/** Who acts for a practice changes its pictures; the documents of a locum are changed by the locum alone. */
export const fileLock = (): typeof viewLock.control =>
  viewLock.control ?? (session()?.grant?.type === 'professional' ? viewLock.ownerAlone : undefined)
