import { type ComponentProps, useState } from 'react'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { LeaveGuard } from './leave-guard.tsx'

type Confirmation = ComponentProps<typeof ConfirmDialog>

interface Props extends Omit<Confirmation, 'reason' | 'onConfirm'> {
  /** The identifier of what is decided. */
  about: string
  reason: Pick<NonNullable<Confirmation['reason']>, 'label' | 'hint' | 'optional'> & { initial?: string }
  onConfirm: (reason: string) => void
}

/**
 * Asks once, and for a reason. What is typed is there again when the same is asked again; leaving the page meanwhile
 * asks.
 */
export function ReasonDialog({ about, reason: { initial = '', ...reason }, onConfirm, ...dialog }: Props) {
  const [drafts, setDrafts] = useState<Partial<Record<string, string>>>({})
  const text = drafts[about] ?? initial
  return (
    <>
      <ConfirmDialog
        {...dialog}
        reason={{ ...reason, text, onText: (typed) => setDrafts({ ...drafts, [about]: typed }) }}
        onConfirm={() => onConfirm(text.trim())}
      />
      {/* Not before: a page has several of these, and the router one guard at a time. */}
      {dialog.open && text !== initial && <LeaveGuard dirty unsent />}
    </>
  )
}
