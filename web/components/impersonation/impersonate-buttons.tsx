import { useState } from 'react'
import type { ImpersonationMode } from '#shared/impersonation/impersonation.schema.ts'
import { Button } from '#web/ui/button.tsx'
import { ActAsDialog } from './act-as-dialog.tsx'
import type { Target } from './impersonation.api.ts'

/** On the page of a person or a practice. */
export function ImpersonateButtons({ of }: { of: Target }) {
  const [mode, setMode] = useState<ImpersonationMode>()
  return (
    <>
      <Button icon="eye" onClick={() => setMode('view')}>
        View as
      </Button>
      <Button icon="person" onClick={() => setMode('act')}>
        Act as…
      </Button>
      {mode && <ActAsDialog of={of} mode={mode} onClose={() => setMode(undefined)} />}
    </>
  )
}
