import { StatusPill } from '#web/ui/status-pill.tsx'

interface Props {
  approved: boolean
  /** It waits in the queue: otherwise its sign-up is not complete. */
  isWaiting: boolean
  isSuspended: boolean
}

/** How far an account is with its approval. */
export function ApprovalPill({ approved, isWaiting, isSuspended }: Props) {
  if (isSuspended) return <StatusPill family="unavailable" label="Suspended" />
  if (approved) return <StatusPill family="available" label="Approved" />
  return isWaiting ? (
    <StatusPill family="pending" label="Waits for approval" />
  ) : (
    <StatusPill family="unavailable" label="Sign-up not complete" />
  )
}
