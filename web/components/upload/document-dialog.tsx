import { Box } from '#web/ui/chakra.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { DocumentName, OwnerId } from '#shared/documents/documents.schema.ts'
import { documentUrlQuery } from './document-url.api.ts'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { LoadError } from '#web/components/page/load-error.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Note } from '#web/ui/note.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export interface StoredDocument {
  document: DocumentName
  ownerId: OwnerId
  /** Changes whenever the file does. */
  file: string | undefined
}

/** Opened before its address is known, because browsers block tabs that open later. */
function OpenPdf({ title, onUrl }: { title: string; onUrl: () => Promise<{ url: string }> }) {
  const opening = useMutation({
    mutationFn: async (tab: Window | null) => {
      try {
        const { url } = await onUrl()
        ;(tab ?? window).location.assign(url)
      } catch (error) {
        tab?.close()
        throw error
      }
    },
  })
  return (
    <Note title="A PDF opens in a new tab.">
      <FailureNote error={opening.error} />
      <Button
        size="s"
        icon="external"
        aria-label={`Open PDF: ${title}`}
        onClick={() => opening.mutate(open('', '_blank'))}
      >
        Open PDF
      </Button>
    </Note>
  )
}

/** A document in full size, or a button that opens a PDF in a new tab. `children` belong to a picture. */
function DocumentView({
  title,
  document,
  ownerId,
  file,
  children,
}: StoredDocument & { title: string; children?: ReactNode }) {
  const client = useQueryClient()
  const query = documentUrlQuery(document, ownerId, file, 'large')
  const { data, error, refetch } = useQuery({ ...query, retry: false })
  const [broken, setBroken] = useState(false)
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="300px" borderRadius="m" />
  const { url, type, width, height } = data
  if (type === 'application/pdf') {
    return <OpenPdf title={title} onUrl={() => client.fetchQuery(query)} />
  }
  if (broken)
    return (
      <>
        <Note kind="error" title="This picture could not be shown." />
        {children}
      </>
    )
  return (
    <>
      <Box asChild display="block" maxWidth="full" height="auto" mx="auto" borderRadius="m" bg="bg.muted">
        <img src={url} alt={`${title}, large`} width={width} height={height} onError={() => setBroken(true)} />
      </Box>
      {children}
    </>
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
