import { Stack } from './chakra.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { TextAreaField } from './text-field.tsx'

const MIN_REASON = 5

interface Props {
  open: boolean
  onClose: () => void
  /** Names the consequence: `Cancel Thursday and Friday?` */
  title: string
  children?: ReactNode
  /** The confirming button: `Cancel the booking`. */
  confirmLabel: string
  /** The closing button: `Keep the booking`. */
  keepLabel: string
  look?: 'primary' | 'danger'
  /** A reason of at least 5 characters, or none if it is optional. */
  reason?: { label: string; hint?: string; optional?: boolean; text: string; onText: (text: string) => void }
  /** Under way: the dialog can't be closed meanwhile. */
  busy?: boolean
  disabled?: boolean
  /** Why the last attempt failed. */
  failure?: ReactNode
  onConfirm: () => void
}

function Body({
  children,
  confirmLabel,
  keepLabel,
  look = 'danger',
  reason,
  busy = false,
  disabled = false,
  failure,
  onConfirm,
  onClose,
  open,
  title,
}: Props) {
  const [submitted, setSubmitted] = useState(false)
  const reasonField = useRef<HTMLTextAreaElement>(null)
  // After the dialog's own effect, in which the browser focuses its first button.
  useEffect(() => {
    if (open) reasonField.current?.focus()
  }, [open])
  // Characters, as the API counts them: an emoji is one.
  const length = [...(reason?.text.trim() ?? '')].length
  const isTooShort = reason !== undefined && length < MIN_REASON && !(reason.optional && length === 0)
  const close = () => !busy && onClose()
  const submit = () => (isTooShort ? setSubmitted(true) : onConfirm())
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      failure={failure}
      footer={
        <>
          <Button onClick={close} disabled={busy}>
            {keepLabel}
          </Button>
          <Button look={look} busy={busy} disabled={disabled} onClick={submit}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {children && <div>{children}</div>}
        {reason && (
          <TextAreaField
            ref={reasonField}
            label={reason.label}
            hint={reason.hint}
            value={reason.text}
            maxLength={500}
            onChange={(event) => reason.onText(event.currentTarget.value)}
            error={submitted && isTooShort ? `Please write at least ${MIN_REASON} characters` : undefined}
          />
        )}
      </Stack>
    </Dialog>
  )
}

/** For actions that can't simply be undone. */
export function ConfirmDialog(props: Props) {
  const [seen, setSeen] = useState({ open: props.open, openings: 0 })
  // The element stays mounted as it closes, or the focus would not return.
  if (seen.open !== props.open) setSeen({ open: props.open, openings: seen.openings + Number(props.open) })
  return <Body key={seen.openings} {...props} />
}
