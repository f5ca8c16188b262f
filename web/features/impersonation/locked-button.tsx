import type { ComponentProps, SyntheticEvent } from 'react'
import { ONLY_VIEWED } from '#shared/kernel/grant-refusals.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** Says why it does nothing when it is pressed. */
export const lockedControl = (why: string) => ({
  'aria-disabled': true as const,
  title: why,
  onClick: (event: SyntheticEvent) => {
    event.preventDefault()
    showToast(why, 'error')
  },
})

export const onlyViewed = lockedControl(ONLY_VIEWED)

export const LockedButton = (button: ComponentProps<typeof Button>) => (
  <Button {...button} look="plain" icon="lock" {...onlyViewed} />
)
