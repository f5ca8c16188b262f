import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Attachment } from '#shared/messages/messages.schema.ts'
import { viewLock } from '#web/components/actions/view-lock.ts'
import { fileSize } from '#web/components/format/file-size.ts'
import { Box, chakra, Small } from '#web/ui/chakra.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { attachmentQuery, type PartyIds } from './conversation.api.ts'

const Card = chakra('button', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    width: '320px',
    maxWidth: 'full',
    mt: '1',
    p: '2',
    pr: '3',
    border: '1px solid',
    borderColor: 'border.emphasized',
    borderRadius: 'm',
    bg: 'bg',
    color: 'fg',
    textAlign: 'left',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    _disabled: { cursor: 'default', bg: 'bg' },
  },
  variants: { own: { true: { ml: 'auto' } } },
})

function Kind({ type }: Pick<Attachment, 'type'>) {
  const isPdf = type === 'application/pdf'
  return (
    <Box
      display="grid"
      placeItems="center"
      flex="none"
      minWidth="36px"
      px="0.5"
      height="44px"
      borderRadius="s"
      bg={isPdf ? 'error.subtle' : 'bg.muted'}
      color={isPdf ? 'error.fg' : 'fg.muted'}
      textStyle="s"
      fontWeight="bold"
      aria-hidden="true"
    >
      {isPdf ? 'PDF' : <Icon name="camera" />}
    </Box>
  )
}

type FileFacts = Pick<Attachment, 'name' | 'type' | 'size'>

function Words({ file, note }: { file: FileFacts; note?: string | undefined }) {
  return (
    <Box as="span" flex="1 1 6rem" minWidth="0">
      <Box as="b" overflowWrap="anywhere" lineClamp="2">
        {file.name}
      </Box>
      <Small as="span">{note ?? fileSize(file.size)}</Small>
    </Box>
  )
}

/** A file that is on its way, or that can't be opened any more. */
export function FileCard({ file, own, note }: { file: FileFacts; own: boolean; note?: string | undefined }) {
  return (
    <Card type="button" own={own} disabled>
      <Kind type={file.type} />
      <Words file={file} note={note} />
    </Card>
  )
}

export interface SentAttachment {
  parties: PartyIds
  /** The number of its message. */
  id: number
  attachment: Attachment
  own: boolean
}

/** Its address is asked for when it is pressed, as it is valid for minutes alone. */
function Download({ parties, id, attachment, own }: SentAttachment) {
  const client = useQueryClient()
  const opening = useMutation({
    mutationFn: async () => location.assign((await client.fetchQuery(attachmentQuery(parties, id, 'large'))).url),
  })
  return (
    <Card type="button" own={own} onClick={() => opening.mutate()}>
      <chakra.span srOnly>{'Download '}</chakra.span>
      <Kind type={attachment.type} />
      <Words file={attachment} note={opening.error ? opening.error.message : undefined} />
      <Icon name="download" size={18} />
    </Card>
  )
}

/** Reserved before the picture is there, so that nothing moves. */
const Thumbnail = chakra('button', {
  base: {
    display: 'block',
    width: 'min(280px, 100%)',
    maxHeight: '320px',
    mt: '1',
    borderRadius: 'm',
    overflow: 'hidden',
    border: '1px solid',
    borderColor: 'border',
    cursor: 'zoom-in',
    bg: 'bg.muted',
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
  variants: { own: { true: { ml: 'auto' } } },
})

function Large({ parties, id, attachment }: SentAttachment) {
  const { data, error } = useQuery(attachmentQuery(parties, id, 'large'))
  if (error) return error.message
  if (!data) return <Skeleton height="300px" borderRadius="m" />
  return (
    <Box asChild display="block" maxWidth="full" height="auto" mx="auto" borderRadius="m" bg="bg.muted">
      <img src={data.url} alt={`${attachment.name}, large`} width={attachment.width} height={attachment.height} />
    </Box>
  )
}

function Picture(stored: SentAttachment) {
  const { parties, id, attachment, own } = stored
  const { name, width = 4, height = 3 } = attachment
  const { data, error } = useQuery(attachmentQuery(parties, id, 'small'))
  const [broken, setBroken] = useState<string>()
  const [open, setOpen] = useState(false)
  if (error || (data && data.url === broken))
    return <FileCard file={attachment} own={own} note="This file could not be shown." />
  return (
    <>
      <Thumbnail
        type="button"
        own={own}
        aria-label={`View larger: ${name}`}
        style={{ aspectRatio: `${width} / ${height}` }}
        onClick={() => setOpen(true)}
      >
        {data && <img src={data.url} alt="" onError={() => setBroken(data.url)} />}
      </Thumbnail>
      <Dialog open={open} onClose={() => setOpen(false)} title={name} wide>
        <Large {...stored} />
      </Dialog>
    </>
  )
}

/** A picture where it was sent, or a PDF to download; while files are closed, neither can be opened. */
export const MessageAttachment = ({ isClosed, ...stored }: SentAttachment & { isClosed: boolean }) =>
  isClosed || viewLock.ownerAlone ? (
    <FileCard file={stored.attachment} own={stored.own} note={viewLock.ownerAlone?.title ?? 'Cannot be opened now'} />
  ) : stored.attachment.type === 'application/pdf' ? (
    <Download {...stored} />
  ) : (
    <Picture {...stored} />
  )
