import { useId } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { PartyPicture } from './party-picture.tsx'
import { Box, chakra, Row } from '#web/ui/chakra.ts'
import { DialogFrame } from '#web/ui/dialog.tsx'
import { useModal } from '#web/ui/use-modal.ts'
import { chatText as text } from './chat.text.ts'
import { ConversationView } from './conversation-view.tsx'
import { ConversationMenu } from './conversation-menu.tsx'
import { PinnedSubject } from './pinned-subject.tsx'
import { RefreshButton } from './refresh-button.tsx'
import type { ConversationSubject } from './conversation-subject.ts'
import type { PartyIds } from './conversation.api.ts'

interface Props {
  parties: PartyIds
  /** Of the other party, as far as it is known before the messages are. */
  name: string
  subject?: ConversationSubject | undefined
  open: boolean
  onClose: () => void
}

/** SPEC 2.5. A dialog on a desktop, a sheet from below on a phone. */
export function ChatDialog({ parties, name, subject, open, onClose }: Props) {
  const modal = useModal(open, onClose)
  const headingId = useId()
  return (
    <DialogFrame {...modal} tall aria-labelledby={headingId}>
      {open && (
        <ConversationView parties={parties} pinned={subject && <PinnedSubject subject={subject} />} takesFocus>
          {(conversation) => (
            <>
              <Row
                wrap
                align="center"
                columnGap="3"
                flex="none"
                pl={{ base: '4', md: '6' }}
                pr={{ base: '1', sm: '3' }}
                py="2"
                minHeight="64px"
                borderBottom="1px solid"
                borderColor="border"
              >
                <Box display="none" css={{ '@media (min-width: 360px)': { display: 'flex' } }} flex="none">
                  <PartyPicture
                    id={parties.other}
                    file={conversation.data?.summary.picture_file}
                    name={conversation.data?.summary.name ?? name}
                  />
                </Box>
                <chakra.h2
                  id={headingId}
                  flex="1 1 5rem"
                  minWidth="0"
                  textStyle="l"
                  overflowWrap="anywhere"
                  lineClamp="2"
                >
                  {text.title(conversation.data?.summary.name ?? name)}
                </chakra.h2>
                <Row flex="none" ml="auto">
                  <RefreshButton {...conversation} />
                  <ConversationMenu parties={parties} conversation={conversation} />
                  <IconButton label="Close" icon="close" onClick={onClose} />
                </Row>
              </Row>
            </>
          )}
        </ConversationView>
      )}
    </DialogFrame>
  )
}
