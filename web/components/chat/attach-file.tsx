import { viewLock } from '#web/components/actions/view-lock.ts'
import { fileSize } from '#web/components/format/file-size.ts'
import { acceptedTypes } from '#web/components/upload/check-file.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Box, chakra, Row, Small } from '#web/ui/chakra.ts'
import { Icon } from '#web/ui/icon.tsx'
import { chatText as text } from './chat.text.ts'
import type { useAttachment } from './use-attachment.ts'

type Attachment = ReturnType<typeof useAttachment>

const Picker = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: { base: '44px', sm: '40px' },
    height: { base: '44px', sm: '40px' },
    borderRadius: 's',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted', color: 'fg' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.accent.fg}' },
  },
})

/** The browser's file chooser behind a paper clip. */
export function AttachButton({ choose }: Pick<Attachment, 'choose'>) {
  return (
    <Picker title="Attach a picture or PDF of less than 6 MB">
      <Icon name="attach" size={20} />
      <chakra.input
        type="file"
        aria-label="Attach a picture or PDF"
        accept={acceptedTypes('attachment')}
        disabled={viewLock.reason !== undefined}
        position="absolute"
        inset="0"
        width="full"
        height="full"
        opacity="0"
        cursor="pointer"
        fontSize="0"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // Reset, so that the same file can be chosen again.
          if (file) void choose(file).finally(() => (currentTarget.value = ''))
        }}
      />
    </Picker>
  )
}

function Progress({ name, part }: { name: string; part: number }) {
  const percent = Math.round(part * 100)
  return (
    <Box
      role="progressbar"
      aria-label={`Uploading ${name}`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      height="4px"
      mt="1"
      borderRadius="full"
      bg="border"
      overflow="hidden"
    >
      <Box height="full" bg="secondary.solid" transition="width 120ms" style={{ width: `${percent}%` }} />
    </Box>
  )
}

/** Above the text field: the chosen file with its progress, or what is wrong with it. */
export function ChosenAttachment({ state, problem, clear, retry }: Attachment) {
  if (state.step === 'none')
    return (
      problem && (
        <Box role="alert" mb="2" color="error.fg" textStyle="s" fontWeight="bold" overflowWrap="anywhere">
          {problem}
        </Box>
      )
    )
  const { file, step } = state
  return (
    <Row mb="2" align="center" gap="3" bg="bg.subtle" borderRadius="m" pl="3" py="1">
      <Icon name={file.type === 'application/pdf' ? 'paper' : 'camera'} />
      <Box flex="1" minWidth="0">
        <Box overflowWrap="anywhere" lineClamp="2">
          <b>{file.name}</b>{' '}
          <chakra.span color="fg.muted" whiteSpace="nowrap">
            {fileSize(file.size)}
          </chakra.span>
        </Box>
        {step === 'sending' && <Progress name={file.name} part={state.part} />}
        {step === 'failed' && (
          <Box role="alert" color="error.fg" textStyle="s" fontWeight="bold">
            {state.problem}
          </Box>
        )}
        {step === 'sent' && <Small role="status">Ready to send</Small>}
      </Box>
      {step === 'failed' && (
        <Button size="s" onClick={retry}>
          {text.again}
        </Button>
      )}
      <IconButton icon="close" size={18} label={`Remove ${file.name}`} onClick={clear} />
    </Row>
  )
}
