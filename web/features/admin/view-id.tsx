import { useState } from 'react'
import type { WaitingProfessional } from '../../../shared/admin/admin.contract.ts'
import { Button } from '../../components/button.tsx'
import { DocumentDialog } from '../../components/upload/document-dialog.tsx'
import { adminText as text } from './admin.text.ts'

/** The identity document, to compare with the number. Each reading is logged. */
export function ViewId({ professional: { id, name, identity_file } }: { professional: WaitingProfessional }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="s" look="quiet" onClick={() => setOpen(true)} aria-label={text.viewIdOf(name)}>
        {text.viewId}
      </Button>
      <DocumentDialog open={open} onClose={() => setOpen(false)} title={text.idOf(name)} document="identity_document" ownerId={id} file={identity_file} />
    </>
  )
}
