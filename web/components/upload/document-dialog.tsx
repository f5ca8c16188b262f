import { Box } from '#web/ui/chakra.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DocumentName, OwnerId } from '#shared/documents/documents.schema.ts'
import { documentUrlQuery } from '#web/components/document-url.ts'
import { LoadError } from '#web/components/load-error.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Note } from '#web/ui/note.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ExternalLink } from '#web/ui/text-link.tsx'

export interface StoredDocument {
  document: DocumentName
  ownerId: OwnerId
  /** Changes whenever the file does. */
  file: string | undefined
}

/** A document in full size, or a download link for a PDF. */
export function DocumentView({ title, document, ownerId, file }: StoredDocument & { title: string }) {
  const { data, error, refetch } = useQuery({ ...documentUrlQuery(document, ownerId, file, 'large'), retry: false })
  const [broken, setBroken] = useState(false)
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="300px" borderRadius="m" />
  const { url, type, width, height } = data
  if (type === 'application/pdf') {
    return (
      <Note title="This is a PDF.">
        <ExternalLink href={url}>Download it</ExternalLink>
      </Note>
    )
  }
  if (broken) return <Note kind="error" title="This picture could not be shown." />
  return (
    <Box asChild display="block" maxWidth="full" height="auto" mx="auto" borderRadius="m" bg="bg.muted">
      <img src={url} alt={`${title}, large`} width={width} height={height} onError={() => setBroken(true)} />
    </Box>
  )
}

/** Loads the document only when opened, because each reading is recorded. */
export function DocumentDialog({
  open,
  onClose,
  title,
  ...kept
}: StoredDocument & { open: boolean; onClose: () => void; title: string }) {
  return (
    <Dialog open={open} onClose={onClose} title={title} narrow>
      <DocumentView title={title} {...kept} />
    </Dialog>
  )
}
