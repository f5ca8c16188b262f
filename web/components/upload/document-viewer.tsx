import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { LoadError } from '#web/components/page/load-error.tsx'
import { lazyPage } from '#web/components/page/lazy-page.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Box, chakra, Row, Small } from '#web/ui/chakra.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { documentUrlQuery } from './document-url.api.ts'
import type { StoredDocument } from './document-dialog.tsx'
import { type DrawnDocument, PictureDocument } from './picture-document.tsx'
import { useKeptPoint } from './use-kept-point.ts'

const PdfDocument = lazyPage(() => import('./pdf-document.tsx'), 'PdfDocument', <Skeleton height="300px" />)

const zooms = [1, 1.5, 2, 3, 4] as const

const Frame = chakra('div', {
  base: {
    overflow: 'auto',
    bg: 'bg.muted',
    borderRadius: 'm',
    border: '1px solid',
    borderColor: 'border',
    minHeight: '160px',
  },
  variants: { size: { small: { maxHeight: { base: '320px', lg: '460px' } }, large: { maxHeight: '70dvh' } } },
})

interface Props extends StoredDocument {
  title: string
}

/** Scrolls within its frame, so that the page stays where it is while a document is read. */
function Viewer({
  title,
  document,
  ownerId,
  file,
  size,
  onEnlarge,
}: Props & { size: 'small' | 'large'; onEnlarge?: () => void }) {
  const client = useQueryClient()
  const [step, setStep] = useState(0)
  const [turn, setTurn] = useState(0)
  const level = zooms[step] ?? 1
  const { frame, keep, keepTurned, onScroll } = useKeptPoint(level, turn)
  const { data, error, refetch } = useQuery({ ...documentUrlQuery(document, ownerId, file, 'large'), retry: false })
  const download = useMutation({
    mutationFn: () => client.fetchQuery(documentUrlQuery(document, ownerId, file, 'original')),
    onSuccess: ({ url }) => location.assign(url),
  })
  const view: DrawnDocument = { title, turn, level }
  const percent = `${level * 100}%`
  const zoomTo = (wanted: number) => {
    keep()
    setStep(wanted)
  }
  const turnOn = () => {
    keepTurned()
    setTurn((turn + 90) % 360)
  }
  return (
    <div>
      <Row wrap align="center" justify="space-between" columnGap="2">
        <b>{title}</b>
        <Row align="center">
          <IconButton
            label={`Zoom out: ${title}`}
            icon="minus"
            disabled={step === 0}
            onClick={() => zoomTo(step - 1)}
          />
          <Small as="span" aria-live="polite" minWidth="10" textAlign="center">
            {percent}
          </Small>
          <IconButton
            label={`Zoom in: ${title}`}
            icon="plus"
            disabled={step === zooms.length - 1}
            onClick={() => zoomTo(step + 1)}
          />
          <IconButton label={`Turn: ${title}`} icon="refresh" onClick={turnOn} />
        </Row>
      </Row>
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Frame ref={frame} onScroll={onScroll} size={size} role="region" aria-label={title} tabIndex={0}>
          {data.type === 'application/pdf' ? (
            <PdfDocument url={data.url} {...view} />
          ) : (
            <PictureDocument url={data.url} {...view} />
          )}
        </Frame>
      ) : (
        <Skeleton height="240px" borderRadius="m" />
      )}
      <Row wrap columnGap="4">
        {onEnlarge && (
          <Button size="s" look="quiet" onClick={onEnlarge} aria-label={`Enlarge: ${title}`}>
            Enlarge
          </Button>
        )}
        <Button
          size="s"
          look="quiet"
          busy={download.isPending}
          onClick={() => download.mutate()}
          aria-label={`Download original: ${title}`}
        >
          Download original
        </Button>
      </Row>
      <FailureNote error={download.error} />
    </div>
  )
}

/** A document that is compared with what was entered: it can be zoomed, turned and enlarged. Each view is recorded. */
export function DocumentViewer(props: Props) {
  const [enlarged, setEnlarged] = useState(false)
  return (
    <Box minWidth="0">
      <Viewer {...props} size="small" onEnlarge={() => setEnlarged(true)} />
      <Dialog open={enlarged} onClose={() => setEnlarged(false)} title={props.title} wide>
        <Viewer {...props} size="large" />
      </Dialog>
    </Box>
  )
}
