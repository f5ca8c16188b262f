import { Box } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DocumentName, DocumentSize, OwnerId } from '../../../shared/documents/documents.schema.ts'
import { ApiError } from '../../platform/api-client.ts'
import { documentUrlQuery } from '../../platform/document-url.ts'
import { LoadError } from '../load-error.tsx'
import { Dialog } from '../dialog.tsx'
import { Note } from '../note.tsx'
import { Skeleton } from '../skeleton.tsx'
import { ExternalLink } from '../text-link.tsx'

export interface KeptDocument {
  document: DocumentName
  ownerId: OwnerId
  /** Changes whenever the file does. */
  file: string | undefined
}

const useAddress = ({ document, ownerId, file }: KeptDocument, size: DocumentSize, enabled = true) => {
  const query = documentUrlQuery(document, ownerId, file, size)
  return useQuery({ ...query, enabled, retry: false })
}

/** A document closely: its picture, or the way to download what has none. */
function LargerView({ title, ...kept }: KeptDocument & { title: string }) {
  const picture = useAddress(kept, 'large')
  const hasNone = picture.error instanceof ApiError && picture.error.answer === 'NO_PICTURE'
  const original = useAddress(kept, 'original', hasNone)
  const [broken, setBroken] = useState(false)
  const error = hasNone ? original.error : picture.error
  if (error) return <LoadError error={error} onRetry={() => void (hasNone ? original : picture).refetch()} />
  if (original.data) {
    return (
      <Note title="This is a PDF.">
        <ExternalLink href={original.data.url}>Download it</ExternalLink>
      </Note>
    )
  }
  if (!picture.data) return <Skeleton height="300px" borderRadius="m" />
  if (broken) return <Note kind="error" title="This picture could not be shown." />
  const { url, width, height } = picture.data
  return (
    <Box asChild display="block" maxWidth="full" height="auto" mx="auto" borderRadius="m" bg="bg.muted">
      <img src={url} alt={title} width={width} height={height} onError={() => setBroken(true)} />
    </Box>
  )
}

/** Opens over the page; nothing is loaded, and so no reading is logged, until it does. */
export function DocumentDialog({ open, onClose, title, ...kept }: KeptDocument & { open: boolean; onClose: () => void; title: string }) {
  return (
    <Dialog open={open} onClose={onClose} title={title} narrow>
      <LargerView title={title} {...kept} />
    </Dialog>
  )
}
