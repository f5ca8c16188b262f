import { useId } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Box, chakra } from '#web/ui/chakra.ts'
import { useModal } from '#web/ui/use-modal.ts'
import { chatText as text } from './chat.text.ts'
import { Conversation } from './conversation.tsx'
import { ConversationMenu } from './conversation-menu.tsx'
import { PinnedShift } from './pinned-shift.tsx'
import { RefreshButton } from './refresh-button.tsx'
import type { ShiftWith } from './shifts-with.ts'
import type { Between } from './thread.api.ts'

const Frame = chakra('dialog', {
  base: {
    display: 'none',
    '&[open]': { display: 'flex' },
    flexDirection: 'column',
    m: 'auto',
    mb: { base: '0', sm: 'auto' },
    width: { base: '100%', sm: 'calc(100% - 64px)' },
    maxWidth: { base: '100%', sm: '640px' },
    height: { base: 'calc(100dvh - 40px)', sm: 'min(760px, 100dvh - 64px)' },
    maxHeight: '100dvh',
    bg: 'bg.raised',
    color: 'fg',
    borderTopRadius: 'l',
    borderBottomRadius: { base: '0', sm: 'l' },
    boxShadow: 'float',
    overflow: 'hidden',
    _backdrop: { bg: 'scrim' },
    _motionSafe: { animation: 'rise 160ms ease-out' },
    '@media (max-height: 400px)': { height: '100dvh' },
  },
})

interface Props {
  between: Between
  /** Of the other party, as far as it is known before the messages are. */
  name: string
  shift?: ShiftWith | undefined
  open: boolean
  onClose: () => void
}

/** SPEC 2.5. A dialog on a desktop, a sheet from below on a phone. */
export function ChatDialog({ between, name, shift, open, onClose }: Props) {
  const modal = useModal(open, onClose)
  const headingId = useId()
  return (
    <Frame {...modal} aria-labelledby={headingId}>
      {open && (
        <Conversation between={between} takesFocus>
          {(loaded) => (
            <>
              <Box
                display="flex"
                alignItems="center"
                gap="3"
                flex="none"
                pl={{ base: '4', md: '6' }}
                pr={{ base: '1', sm: '3' }}
                py="2"
                minHeight="64px"
                borderBottom="1px solid"
                borderColor="border"
              >
                <Box display={{ base: 'none', sm: 'block' }} flex="none">
                  <Avatar name={loaded.thread?.summary.name ?? name} />
                </Box>
                <chakra.h2 id={headingId} flex="1" minWidth="0" textStyle="l" overflowWrap="anywhere" lineClamp="2">
                  {text.title(loaded.thread?.summary.name ?? name)}
                </chakra.h2>
                <Box display="flex" flex="none">
                  <RefreshButton {...loaded} />
                  <ConversationMenu between={between} loaded={loaded} />
                  <IconButton label="Close" icon="close" onClick={onClose} />
                </Box>
              </Box>
              {shift && <PinnedShift shift={shift} />}
            </>
          )}
        </Conversation>
      )}
    </Frame>
  )
}
