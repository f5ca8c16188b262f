import type { ReactNode } from 'react'
import { ReasonDialog } from '#web/components/actions/reason-dialog.tsx'
import { useConfirmDialog } from '#web/components/actions/use-confirm-dialog.tsx'
import { Button } from '#web/ui/button.tsx'

type Command<Variables> = Parameters<typeof useConfirmDialog<Variables>>[0]

interface Props<Variables> {
  /** What the button does. */
  label: string
  title: string
  /** Shown once it is done. */
  done: string
  command: Command<Variables>
  requestOf: (reason: string) => Variables
  /** Who reads the reason. */
  hint: string
  look?: 'primary'
  children: ReactNode
}

/** What a super admin does once they have said why. */
export function ReasonAction<Variables>({
  label,
  title,
  done,
  command,
  requestOf,
  hint,
  look,
  children,
}: Props<Variables>) {
  const { openDialog, confirm, dialog } = useConfirmDialog(command, done)
  return (
    <>
      <Button size="s" onClick={openDialog}>
        {label}
      </Button>
      <ReasonDialog
        {...dialog}
        about={title}
        title={title}
        reason={{ label: 'Reason', hint }}
        confirmLabel={label}
        keepLabel="Cancel"
        {...(look && { look })}
        onConfirm={(reason) => confirm(requestOf(reason))}
      >
        {children}
      </ReasonDialog>
    </>
  )
}
