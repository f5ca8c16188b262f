import { Box, chakra, Row, Small } from '#web/ui/chakra.ts'
import type { Upload, UploadState } from './upload.ts'
import { Button } from '#web/ui/button.tsx'
import { fileSize } from '#web/components/format/file-size.ts'
import { Icon } from '#web/ui/icon.tsx'
import { FilePreview, type Shape } from './file-preview.tsx'

type Chosen = Exclude<UploadState, { step: 'none' }>

function Progress({ name, part }: { name: string; part: number }) {
  const percent = Math.round(part * 100)
  return (
    <Box mt="2">
      <Box
        role="progressbar"
        aria-label={`Uploading ${name}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        height="6px"
        borderRadius="3px"
        bg="border"
        overflow="hidden"
      >
        <Box height="full" bg="secondary.solid" transition="width 120ms" style={{ width: `${percent}%` }} />
      </Box>
      <Small mt="1" fontVariantNumeric="tabular-nums">
        Uploading, {percent}%. You can save now; the file will finish first.
      </Small>
    </Box>
  )
}

function UploadStatus({ state }: { state: Chosen }) {
  if (state.step === 'sending') return <Progress name={state.file.name} part={state.part} />
  if (state.step === 'failed') {
    return (
      <Row role="alert" gap="1.5" mt="1.5" color="error.fg" textStyle="s" fontWeight="bold">
        <Icon name="alert" size={18} />
        {state.problem}
      </Row>
    )
  }
  return (
    <Row role="status" gap="1.5" mt="1.5" color="status.available.fg" textStyle="s" fontWeight="bold">
      <Icon name="free" size={18} />
      Uploaded. Save to keep it.
    </Row>
  )
}

/** The chosen file with its preview, upload progress and a button to remove it. */
export function ChosenFile({
  upload,
  state,
  shape,
  onRemove,
}: {
  upload: Upload
  state: Chosen
  shape: Shape
  onRemove: () => void
}) {
  const { file, step } = state
  return (
    <Box
      display="grid"
      gap="3"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: shape === 'wide' ? '1fr' : 'auto minmax(0, 1fr)' }}
      alignItems="center"
      justifyItems={{ base: 'start', sm: 'stretch' }}
    >
      <FilePreview file={file} shape={shape} />
      <Box minWidth="0" width="full">
        <Box overflowWrap="anywhere">
          <b>{file.name}</b>{' '}
          <chakra.span color="fg.muted" whiteSpace="nowrap">
            {fileSize(file.size)}
          </chakra.span>
        </Box>
        <UploadStatus state={state} />
        <Row wrap gap="2" mt="2">
          {step === 'failed' && !state.refusal && (
            <Button size="s" onClick={upload.retry}>
              Try again
            </Button>
          )}
          <Button
            size="s"
            look="quiet"
            onClick={onRemove}
            aria-label={step === 'sending' ? `Cancel upload of ${file.name}` : `Remove ${file.name}`}
          >
            {step === 'sending' ? 'Cancel' : 'Remove'}
          </Button>
        </Row>
      </Box>
    </Box>
  )
}
