import { Box } from '#web/ui/chakra.ts'
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { errorCatalogue, type ErrorCode } from '#shared/kernel/errors.ts'
import { Button } from '#web/ui/button.tsx'
import type { Action } from './lifecycle-actions.ts'

/** Why an action is held back, in the words of the page where it has its own, else in those of the API. */
export type ReasonWords = Partial<Record<ErrorCode, string>>

export const reasonOf = (action: Action | undefined, words: ReasonWords = {}): string | undefined =>
  action?.disabled && (words[action.disabled] ?? errorCatalogue[action.disabled].message)

interface Props extends Omit<ComponentProps<typeof Button>, 'disabled' | 'onClick'> {
  /** As the lifecycle has it; without it there is no button. */
  action: Action | undefined
  words?: ReasonWords
  /** What the form still lacks. */
  missing?: string | undefined
  /** The id of the text that already gives the reason; else it stands below the button. */
  explainedBy?: string
  /** Not where the button submits its form. */
  onClick?: () => void
  children: ReactNode
}

/**
 * An action of a lifecycle. One that is held back can still be reached with the keyboard and is read with its reason.
 */
export function ActionButton({ action, words, missing, explainedBy, onClick, ...button }: Props) {
  const id = useId()
  if (!action) return null
  const reason = reasonOf(action, words) ?? missing
  // The layout's banner gives the reason too, as it does when the server refuses.
  const refuse = (event: MouseEvent) => {
    event.preventDefault()
    if (action.disabled === 'NOT_APPROVED') dispatchEvent(new Event('locum-not-approved'))
  }
  const element = (
    <Button
      {...button}
      onClick={(event) => (reason === undefined ? onClick?.() : refuse(event))}
      aria-disabled={reason !== undefined || undefined}
      aria-describedby={reason === undefined ? undefined : (explainedBy ?? id)}
    />
  )
  if (reason === undefined || explainedBy) return element
  return (
    <Box display="grid" gap="1" justifyItems="start" maxWidth="text">
      {element}
      <Box id={id} textStyle="s" color="fg.muted">
        {reason}
      </Box>
    </Box>
  )
}
