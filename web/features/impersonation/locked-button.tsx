import type { ComponentProps, SyntheticEvent } from 'react'
import { ONLY_VIEWED } from '#shared/kernel/only-viewed.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** Says why it does nothing when it is pressed. */
export const lockedControl = {
  'aria-disabled': true as const,
  title: ONLY_VIEWED,
  onClick: (event: SyntheticEvent) => {
    event.preventDefault()
    showToast(ONLY_VIEWED, 'error')
  },
}

export const LockedButton = (button: ComponentProps<typeof Button>) => (
  <Button {...button} look="plain" icon="lock" {...lockedControl} />
)
