import { StatusPill } from '#web/ui/status-pill.tsx'

interface Props {
  approved: boolean
  /** It waits in the queue: otherwise its sign-up is not complete. */
  isWaiting: boolean
  isSuspended: boolean
  /** What was asked for is not corrected yet. */
  isSentBack: boolean
}

/** How far an account is with its approval. */
export function ApprovalPill({ approved, isWaiting, isSuspended, isSentBack }: Props) {
  if (isSuspended) return <StatusPill family="unavailable" label="Suspended" />
  if (approved) return <StatusPill family="available" label="Approved" />
  if (isSentBack) return <StatusPill family="pending" label="Sent back" />
  return isWaiting ? (
    <StatusPill family="pending" label="Waiting for approval" />
  ) : (
    <StatusPill family="unavailable" label="Sign-up not complete" />
  )
}
