import { Box, chakra, Row, Stack } from './chakra.ts'
import { type ReactNode, useId, useState } from 'react'
import { Button, IconButton } from './button.tsx'
import { useModal } from './use-modal.ts'

/** Of a dialog whose content is not in the usual three parts. */
export const DialogFrame = chakra('dialog', {
  base: {
    display: 'none',
    '&[open]': { display: 'flex' },
    flexDirection: 'column',
    m: 'auto',
    mb: { base: '0', sm: 'auto' },
    width: { base: '100%', sm: 'calc(100% - 64px)' },
    maxWidth: { base: '100%', sm: '560px' },
    maxHeight: { base: 'calc(100dvh - 48px)', sm: 'calc(100dvh - 64px)' },
    bg: 'bg.raised',
    color: 'fg',
    borderTopRadius: 'l',
    borderBottomRadius: { base: '0', sm: 'l' },
    boxShadow: 'float',
    overflow: 'hidden',
    _backdrop: { bg: 'scrim' },
    _motionSafe: { animation: 'rise 160ms ease-out' },
    // Where title and buttons would leave no room for the content, all of it scrolls.
    '@media (max-height: 400px)': { overflowY: 'auto', '& > *': { flex: 'none', overflow: 'visible' } },
  },
  variants: {
    wide: { true: { maxWidth: { base: '100%', sm: '840px' } } },
    narrow: { true: { maxWidth: { base: '100%', sm: '500px' } } },
    /** As high as there is room; what is in it scrolls. */
    tall: {
      true: {
        maxWidth: { base: '100%', sm: '640px' },
        height: { base: 'calc(100dvh - 40px)', sm: 'min(760px, 100dvh - 64px)' },
        maxHeight: '100dvh',
        '@media (max-height: 400px)': {
          height: '100dvh',
          overflowY: 'hidden',
          '& > *': { flex: '1', overflow: 'hidden' },
        },
      },
    },
  },
})

interface Props {
  open: boolean
  onClose: () => void
  title: string
  /** A sentence under the title. */
  lead?: ReactNode
  children: ReactNode
  /** Why the last attempt failed; above the buttons, visible however far the content is scrolled. */
  failure?: ReactNode
  /** Buttons; the main one last, so that it is on the right, and on a phone at the bottom. */
  footer?: ReactNode
  /** Closing would lose input: it asks first. The buttons of the footer do what they say. */
  unsaved?: boolean
  wide?: boolean
  narrow?: boolean
}

function Content({
  onClose,
  title,
  lead,
  children,
  failure,
  footer,
  headingId,
}: Omit<Props, 'open' | 'unsaved' | 'wide' | 'narrow'> & { headingId: string }) {
  return (
    <>
      <Row
        align="flex-start"
        gap="3"
        pl={{ base: '4', sm: '6' }}
        pr={{ base: '1', sm: '3' }}
        pt={{ base: '2', sm: '4' }}
      >
        <Box flex="1" minWidth="0" pt="2.5">
          <chakra.h2 id={headingId} textStyle="l" overflowWrap="anywhere">
            {title}
          </chakra.h2>
          {lead && (
            <Box color="fg.muted" mt="1">
              {lead}
            </Box>
          )}
        </Box>
        <IconButton label="Close" icon="close" onClick={onClose} />
      </Row>
      <Box px={{ base: '4', sm: '6' }} pt="4" pb="6" overflowY="auto" tabIndex={0}>
        {children}
      </Box>
      {(footer || failure) && (
        <Stack
          gap="4"
          px={{ base: '4', sm: '6' }}
          py="4"
          pb={{ base: 'calc(16px + env(safe-area-inset-bottom))', sm: '4' }}
          borderTop="1px solid"
          borderColor="border"
        >
          {failure}
          <Box display="flex" flexDirection={{ base: 'column', sm: 'row' }} justifyContent="flex-end" gap="3">
            {footer}
          </Box>
        </Stack>
      )}
    </>
  )
}

/** A dialog on a desktop, a sheet from below on a phone. */
export function Dialog({ open, unsaved = false, wide = false, narrow = false, ...content }: Props) {
  const [asking, setAsking] = useState(false)
  // The input may be saved meanwhile.
  if (asking && !(open && unsaved)) setAsking(false)
  const close = () => (unsaved ? setAsking(true) : content.onClose())
  const modal = useModal(open, close)
  const headingId = useId()
  return (
    <>
      <DialogFrame {...modal} wide={wide} narrow={narrow} aria-labelledby={headingId}>
        {open && <Content {...content} onClose={close} headingId={headingId} />}
      </DialogFrame>
      {unsaved && <DiscardDialog open={asking} onKeep={() => setAsking(false)} onDiscard={content.onClose} />}
    </>
  )
}

/** Asks before a dialog with unsaved input closes. */
export const DiscardDialog = (props: { open: boolean; onKeep: () => void; onDiscard: () => void }) => (
  <Dialog
    open={props.open}
    onClose={props.onKeep}
    title="Discard your changes?"
    footer={
      <>
        <Button onClick={props.onKeep}>Keep editing</Button>
        <Button look="danger" onClick={props.onDiscard}>
          Discard changes
        </Button>
      </>
    }
  >
    What you changed has not been saved yet.
  </Dialog>
)
