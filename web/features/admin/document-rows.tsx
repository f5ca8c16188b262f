import { useState } from 'react'
import type { DocumentName, OwnerId } from '#shared/documents/documents.schema.ts'
import { DocumentDialog } from '#web/components/upload/document-dialog.tsx'
import { Box, Row } from '#web/ui/chakra.ts'
import { StatusWord } from '#web/ui/status-pill.tsx'
import { TextButton } from '#web/ui/text-link.tsx'

interface Stored {
  document: DocumentName
  label: string
  /** The id of the file, if there is one. */
  file: string | undefined
}

/** Documents with their state; one is loaded only when it is opened. */
export function DocumentRows({ ownerId, documents }: { ownerId: OwnerId; documents: readonly Stored[] }) {
  const [open, setOpen] = useState<Stored>()
  return (
    <>
      <Box as="ul">
        {documents.map((stored) => (
          <Row
            as="li"
            key={stored.document}
            wrap
            align="center"
            justify="space-between"
            columnGap="4"
            minHeight="tap"
            borderTop="1px solid"
            borderColor="border"
          >
            <span>{stored.label}</span>
            {stored.file ? (
              <TextButton aria-label={`View: ${stored.label}`} onClick={() => setOpen(stored)}>
                View
              </TextButton>
            ) : (
              <StatusWord family="unavailable" label="Not uploaded" />
            )}
          </Row>
        ))}
      </Box>
      {open && (
        <DocumentDialog open onClose={() => setOpen(undefined)} title={open.label} ownerId={ownerId} {...open} />
      )}
    </>
  )
}
