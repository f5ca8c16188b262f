import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { daysWords } from '#web/components/shift-words.ts'
import { applicationsText as text } from './applications.text.ts'

export function Withdraw({
  dates,
  busy,
  onWithdraw,
}: {
  dates: readonly string[]
  busy: boolean
  onWithdraw: () => void
}) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        {text.withdraw}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={text.withdrawTitle}
        confirm={text.withdrawConfirm}
        keep={text.keep}
        busy={busy}
        onConfirm={() => {
          setOpen(false)
          onWithdraw()
        }}
      >
        {text.withdrawWhat(daysWords(dates))}
      </ConfirmDialog>
    </>
  )
}
