import { Small, Stack } from '#web/ui/chakra.ts'
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { refusals, type RefusalCode } from '#shared/kernel/refusals.ts'
import { Button } from '#web/ui/button.tsx'
import type { Action } from './lifecycle-actions.ts'
import { viewLock } from './view-lock.ts'

/** Why an action is disabled; overrides the API’s own messages. */
export type ReasonTexts = Partial<Record<RefusalCode, string>>

export const refusalText = (action: Action | undefined, words: ReasonTexts = {}): string | undefined =>
  action?.disabled && (words[action.disabled] ?? refusals[action.disabled].message)

interface Props extends Omit<ComponentProps<typeof Button>, 'disabled' | 'onClick'> {
  /** From the lifecycle; undefined hides the button. */
  action: Action | undefined
  words?: ReasonTexts
  /** Why it is disabled although the lifecycle allows it, such as what is missing in the form. */
  disabledReason?: string | undefined
  /** The id of a text that already gives the reason; otherwise it is shown below the button. */
  explainedBy?: string
  /** Left out where the button submits its form. */
  onClick?: () => void
  children: ReactNode
}

/** A lifecycle action. A disabled one stays focusable, so that screen readers read its reason. */
export function ActionButton({ action, words, disabledReason, explainedBy, onClick, ...button }: Props) {
  const reasonId = useId()
  if (!action) return null
  if (viewLock.Button) return <viewLock.Button {...button} />
  const reason = refusalText(action, words) ?? disabledReason
  // Shows the layout’s banner, as when the server refuses.
  const showReason = (event: MouseEvent) => {
    event.preventDefault()
    if (action.disabled === 'NOT_APPROVED') dispatchEvent(new Event('locum-not-approved'))
  }
  const element = (
    <Button
      {...button}
      onClick={(event) => (reason === undefined ? onClick?.() : showReason(event))}
      aria-disabled={reason !== undefined || undefined}
      aria-describedby={reason === undefined ? undefined : (explainedBy ?? reasonId)}
    />
  )
  if (reason === undefined || explainedBy) return element
  return (
    <Stack gap="1" justifyItems="start" maxWidth="text">
      {element}
      <Small id={reasonId}>{reason}</Small>
    </Stack>
  )
}
