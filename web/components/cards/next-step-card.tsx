import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

interface Props {
  /** The first missing step and its purpose. */
  next?: { key: string; title: string; why: string } | undefined
  /** Shown once nothing is missing. */
  done: string
}

/** Beside the list of sections while none of them is open. */
export function NextStepCard({ next, done }: Props) {
  if (!next)
    return (
      <EmptyState icon="booked" title="Your profile is complete" action={null}>
        {done}
      </EmptyState>
    )
  return (
    <EmptyState
      icon="open"
      title={`Next: ${next.title}`}
      action={<ButtonLink look="primary" to={`?section=${next.key}`}>{`Go to ${next.title}`}</ButtonLink>}
    >
      {next.why}
    </EmptyState>
  )
}
