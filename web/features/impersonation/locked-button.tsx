import type { ComponentProps } from 'react'
import { ONLY_VIEWED } from '#shared/kernel/only-viewed.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** Says why it does nothing when it is pressed. */
export const LockedButton = (button: ComponentProps<typeof Button>) => (
  <Button
    {...button}
    look="plain"
    icon="lock"
    aria-disabled
    title={ONLY_VIEWED}
    onClick={(event) => {
      event.preventDefault()
      showToast(ONLY_VIEWED, 'error')
    }}
  />
)
