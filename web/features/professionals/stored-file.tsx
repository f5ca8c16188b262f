import { Box, Row } from '#web/ui/chakra.ts'
import { type ReactNode, useState } from 'react'
import { viewLock } from '#web/components/actions/view-lock.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { lazyPage } from '#web/components/page/lazy-page.tsx'
import type { StoredDocument } from '#web/components/upload/document-dialog.tsx'

const DocumentDialog = lazyPage(() => import('#web/components/upload/document-dialog.tsx'), 'DocumentDialog')

/** A stored paper document. It is personal data, so it is loaded only when opened. */
export function StoredFileRow({ title, ...kept }: StoredDocument & { title: string }) {
  const [open, setOpen] = useState(false)
  return (
    <Row wrap align="center" gap="3">
      <Row gap="1.5" flex="1" color="status.available.fg" fontWeight="bold">
        <Icon name="free" />
        This document is on file.
      </Row>
      <Button
        size="s"
        look="quiet"
        icon="eye"
        onClick={() => setOpen(true)}
        aria-label={`View: ${title}`}
        {...viewLock.ownerAlone}
      >
        View
      </Button>
      {open && <DocumentDialog {...kept} title={title} open onClose={() => setOpen(false)} />}
    </Row>
  )
}

export function LargerPictureButton({
  title,
  children,
  ...kept
}: StoredDocument & { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Box asChild display="block" width="fit-content" cursor="zoom-in" borderRadius="full">
        <button type="button" onClick={() => setOpen(true)} aria-label={`View larger: ${title}`}>
          {children}
        </button>
      </Box>
      {open && <DocumentDialog {...kept} title={title} open onClose={() => setOpen(false)} />}
    </>
  )
}
