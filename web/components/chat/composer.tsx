import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { MAX_MESSAGE_LENGTH } from '#shared/messages/messages.schema.ts'
import { viewLock } from '#web/components/actions/view-lock.ts'
import { useKeyboard } from '#web/platform/media.ts'
import { useInputDraft } from '#web/platform/use-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { Box, chakra, Row } from '#web/ui/chakra.ts'
import { Key } from '#web/ui/key.tsx'
import { AttachButton, ChosenAttachment } from './attach-file.tsx'
import type { PartyIds } from './conversation.api.ts'
import type { UploadState } from '#web/components/upload/upload.ts'
import { type AttachedFile, useAttachment } from './use-attachment.ts'

const tooLong = (count: number) => `${count} ${count === 1 ? 'character' : 'characters'} too many. Shorten the message.`

/** From here on, the number of characters left is shown. */
const COUNTDOWN_FROM = 200

const Frame = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-end',
    gap: '1',
    p: '1',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'm',
    bg: 'bg',
    '&:has(textarea:focus-visible)': { borderColor: 'accent.fg', boxShadow: '0 0 0 1px {colors.accent.fg}' },
  },
})

/** As high as its text, which lies behind it a second time; a longer one scrolls. */
const Growing = chakra('div', {
  base: {
    flex: '1',
    minWidth: '0',
    display: 'grid',
    maxHeight: { base: '132px', sm: '164px' },
    '& > textarea, &::after': {
      gridArea: '1 / 1',
      minHeight: { base: '44px', sm: '40px' },
      px: '1.5',
      py: { base: '2.5', sm: '2' },
      fontSize: { base: '18px', sm: '15px' },
      lineHeight: '24px',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
    '& > textarea': { resize: 'none', bg: 'transparent', border: 'none', overflowY: 'auto' },
    '& > textarea:focus-visible': { outline: 'none' },
    '& > textarea::placeholder': { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
    // The space keeps a line at the end that is still empty.
    _after: { content: 'attr(data-text) " "', visibility: 'hidden', overflow: 'hidden', maxHeight: 'inherit' },
  },
})

/** A phone has room for the icon alone. */
const SendWord = chakra('span', {
  base: { smDown: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
})

/** What the keys do, or how much can still be written; and as whom. */
function Hints({ practice, left }: { practice: string | undefined; left: number }) {
  const hasKeyboard = useKeyboard()
  return (
    <Row wrap justify="space-between" columnGap="4" mt="1.5" textStyle="s" color="fg.subtle">
      {left <= COUNTDOWN_FROM ? (
        <Box as="span" role="status" color={left < 0 ? 'error.fg' : undefined}>
          {left < 0 ? tooLong(-left) : `${left} of ${MAX_MESSAGE_LENGTH} characters left`}
        </Box>
      ) : (
        hasKeyboard && (
          <Box as="span" display={{ base: 'none', md: 'inline-flex' }} alignItems="center" gap="1.5">
            <Key>Enter</Key> sends <Key>Shift</Key> <Key>Enter</Key> starts a new line
          </Box>
        )
      )}
      {practice && (
        <Box as="span" minWidth="0" overflowWrap="anywhere">
          Sent as {practice}
        </Box>
      )}
    </Row>
  )
}

interface Props {
  parties: PartyIds
  /** Of the other party. */
  name: string
  /** The practice as which the user writes. */
  practice: string | undefined
  takesFocus: boolean
  onSend: (text: string, attachment: AttachedFile | undefined) => void
}

/** In characters, as the API counts them: an emoji of two UTF-16 units is one. */
const leftAfter = (written: string): number => MAX_MESSAGE_LENGTH - [...written].length

function disabledReasonFor(written: string, left: number, step: UploadState['step']): string | undefined {
  if (viewLock.reason) return viewLock.reason
  if (left < 0) return tooLong(-left)
  if (step === 'sending') return 'The file is still being uploaded.'
  if (step === 'failed') return 'The file was not uploaded. Try again, or remove it.'
  return step === 'none' && written === '' ? 'Write a message first.' : undefined
}

/**
 * With a keyboard Enter sends and Shift+Enter starts a line. On a phone Enter starts a line, as people expect of its
 * keyboard, and the button sends.
 */
export function Composer({ parties: { own, other }, name, practice, takesFocus, onSend }: Props) {
  const hasKeyboard = useKeyboard()
  const [draft, change, discard] = useInputDraft(`chat ${own} ${other}`, undefined, { text: '' })
  const field = useRef<HTMLTextAreaElement>(null)
  const reasonId = useId()
  const attachment = useAttachment(own)
  const { step } = attachment.state
  const written = draft.text.trim()
  const left = leftAfter(written)
  const disabledReason = disabledReasonFor(written, left, step)
  useEffect(() => {
    // A phone’s keyboard would cover what is to be read first.
    if (takesFocus && hasKeyboard) field.current?.focus({ preventScroll: true })
  }, [takesFocus, hasKeyboard])
  const send = () => {
    field.current?.focus()
    if (disabledReason !== undefined) return
    discard()
    if (step === 'none') onSend(written, undefined)
    else void attachment.take().then((file) => onSend(written, file))
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the composition of a character.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.shiftKey) return
    if (!hasKeyboard && !event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    send()
  }
  return (
    <chakra.form
      onSubmit={onSubmit}
      data-floor
      flex="none"
      px={{ base: '3', md: '6' }}
      pt="2"
      pb={{ base: 'calc(8px + env(safe-area-inset-bottom))', md: '3' }}
      borderTop="1px solid"
      borderColor="border"
    >
      <ChosenAttachment {...attachment} />
      <Frame>
        <AttachButton choose={attachment.choose} />
        <Growing data-text={draft.text}>
          <textarea
            ref={field}
            rows={1}
            dir="auto"
            aria-label={`Message to ${name}`}
            placeholder="Write a message"
            enterKeyHint={hasKeyboard ? 'send' : 'enter'}
            value={draft.text}
            onChange={({ currentTarget }) => change(() => ({ text: currentTarget.value }))}
            onKeyDown={onKeyDown}
            onPaste={({ clipboardData: { files } }) => files[0] && void attachment.choose(files[0])}
          />
        </Growing>
        <Button
          type="submit"
          look="primary"
          icon={viewLock.reason ? 'lock' : 'send'}
          aria-disabled={disabledReason !== undefined || undefined}
          aria-describedby={disabledReason === undefined ? undefined : reasonId}
          title={disabledReason}
          width={{ base: '48px', sm: 'auto' }}
          px={{ base: '0', sm: '4' }}
          css={{ '&[aria-disabled]': { opacity: 0.55, cursor: 'not-allowed' } }}
        >
          <SendWord>Send</SendWord>
        </Button>
      </Frame>
      {disabledReason !== undefined && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
      <Hints practice={practice} left={left} />
    </chakra.form>
  )
}
