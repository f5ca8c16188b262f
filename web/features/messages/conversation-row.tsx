import { Link } from 'react-router-dom'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { ChatPartyId, Conversation } from '#shared/messages/messages.schema.ts'
import { formatChatTime, formatLastAt } from '#web/components/chat/chat-time.ts'
import { formatDays } from '#web/components/format/format-days.ts'
import { PartyPicture } from '#web/components/chat/party-picture.tsx'
import { Box, chakra, Row, Stack } from '#web/ui/chakra.ts'
import { StatusWord } from '#web/ui/status-pill.tsx'
import { formatLastMessage } from './messages.text.ts'
import type { ConversationSubject } from '#web/components/chat/conversation-subject.ts'
import { UnreadCount } from '#web/components/chat/unread-count.tsx'

const ConversationLink = chakra(Link, {
  base: {
    display: 'flex',
    gap: '3',
    py: '3',
    px: { base: '4', md: '2' },
    mx: { base: '-4', md: '-2' },
    // From edge to edge of the list.
    '[data-list-pane] &': { pl: '8', ml: '-8', pr: '4', mr: '-4' },
    minHeight: '64px',
    borderTop: '1px solid',
    borderColor: 'border',
    color: 'fg',
    textDecoration: 'none',
    position: 'relative',
    _hover: { bg: 'bg.subtle' },
    _currentPage: { bg: 'secondary.subtle', boxShadow: 'inset 3px 0 0 {colors.secondary.solid}' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})

function SubjectLine({ subject }: { subject: ConversationSubject }) {
  return (
    <Row wrap columnGap="1.5" textStyle="s" color="fg.muted">
      <StatusWord {...subject.status} />
      {formatDays(subject.dates)}
    </Row>
  )
}

interface Props {
  chat: Conversation
  own: ChatPartyId
  to: string
  chosen: boolean
  today: LocalDate
  subject: ConversationSubject | undefined
}

export function ConversationRow({ chat, own, to, chosen, today, subject }: Props) {
  const { name, count, lastAt } = chat
  return (
    <ConversationLink to={to} aria-current={chosen ? 'page' : undefined} data-conversation={chat.sentByID}>
      <PartyPicture id={chat.sentByID} file={chat.picture_file} name={name} />
      <Stack flex="1" minWidth="0" gridTemplateColumns="minmax(0, 1fr)" rowGap="0.5" alignContent="center">
        <Row wrap justify="space-between" columnGap="3">
          <Box as="b" flex="1 1 5rem" minWidth="0" overflowWrap="anywhere" lineClamp="2">
            {name}
          </Box>
          <chakra.time
            dateTime={lastAt}
            title={`${formatChatTime(lastAt)} UTC`}
            flex="none"
            textStyle="s"
            color={count > 0 ? 'fg.muted' : 'fg.subtle'}
            pt="0.5"
          >
            {formatLastAt(lastAt, today)}
          </chakra.time>
        </Row>
        {subject && <SubjectLine subject={subject} />}
        <Row align="center" gap="3">
          <Box
            flex="1"
            minWidth="0"
            overflow="hidden"
            whiteSpace="nowrap"
            textOverflow="ellipsis"
            color={count > 0 ? 'fg' : 'fg.muted'}
            fontWeight={count > 0 ? 'bold' : 'normal'}
          >
            {formatLastMessage(chat, own)}
          </Box>
          {count > 0 && <UnreadCount count={count} />}
        </Row>
      </Stack>
    </ConversationLink>
  )
}
