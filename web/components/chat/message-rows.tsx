import { viewLock } from '#web/components/actions/view-lock.ts'
import { onBehalfOf } from '#shared/kernel/on-behalf.ts'
import { memo, type ReactNode, type Ref } from 'react'
import type { FileId } from '#shared/kernel/files.schema.ts'
import type { Message } from '#shared/messages/messages.schema.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Box, chakra } from '#web/ui/chakra.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { chatText as text } from './chat.text.ts'
import { FileCard, MessageAttachment } from './message-attachment.tsx'
import { Bubble, ChatTime, Foot, Line, MessageBody } from './message-parts.tsx'
import { PartyPicture } from './party-picture.tsx'
import type { PartyIds } from './conversation.api.ts'
import type { LogRow } from './log-rows.ts'
import type { Unsent } from './unsent-messages.ts'

const sentences = {
  support: 'Support on your behalf',
  you: 'You',
  newMessages: (count: number) => (count === 1 ? '1 new message' : `${count} new messages`),
  report: 'Report message',
}

/** Who reads: what they wrote is on the right. */
export interface LogProps {
  /** Of the other party. */
  name: string
  picture: FileId | undefined
  userId: string | undefined
  parties: PartyIds
  /** Files can't be opened. */
  isClosed: boolean
  onAgain: (unsent: Unsent) => void
  onRemove: (unsent: Unsent) => void
  onReport: (message: Message) => void
}

const Item = chakra('li', {
  base: { display: 'flex', gap: '2.5', alignItems: 'flex-start' },
  variants: {
    own: {
      true: { justifyContent: 'flex-end' },
      // With a mouse, what can be done with a message appears beside the one that is pointed at.
      false: {
        '@media (hover: hover)': {
          '& [data-report]': { opacity: 0 },
          '&:hover [data-report], & [data-report]:focus-visible': { opacity: 1 },
        },
      },
    },
    first: { false: { mt: '-2' } },
  },
})

const Written = chakra('div', { base: { minWidth: '0', maxWidth: { base: '86%', sm: '560px' } } })

/** The place of a picture beside a received message; a phone has no room for it. */
const PictureColumn = ({ children }: { children?: ReactNode }) => (
  <Box display={{ base: 'none', md: 'block' }} width="32px" flex="none" mt="0.5">
    {children}
  </Box>
)

function Status({ isSeen }: { isSeen: boolean }) {
  return (
    <Box
      as="span"
      display="inline-flex"
      alignItems="center"
      gap="1"
      color={isSeen ? 'secondary.fg' : 'fg.subtle'}
      fontWeight={isSeen ? 'bold' : 'normal'}
    >
      <Icon name={isSeen ? 'seen' : 'check'} size={15} />
      {isSeen ? 'Seen' : 'Sent'}
    </Box>
  )
}

type MessageRow = Extract<LogRow, { kind: 'message' }>

/** Redrawn only when it changes itself, however often the conversation is asked for. */
const MessageItem = memo(function MessageItem({
  message,
  isOwn,
  isSeen,
  startsGroup,
  endsGroup,
  isFirstOfDay,
  name,
  picture,
  userId,
  own,
  other,
  isClosed,
  onReport,
}: Omit<MessageRow, 'kind' | 'key'> &
  Pick<LogProps, 'name' | 'picture' | 'userId' | 'isClosed' | 'onReport'> &
  PartyIds) {
  const { author, createdAt, attachment } = message
  const party = isOwn ? (!author || author.id === userId ? sentences.you : author.name) : name
  const writer = message.on_behalf ? (isOwn ? sentences.support : onBehalfOf(name)) : party
  return (
    <Item own={isOwn} first={startsGroup}>
      {!isOwn && (
        <PictureColumn>{startsGroup && <PartyPicture id={other} file={picture} name={name} size="s" />}</PictureColumn>
      )}
      <Written>
        {message.message && (
          <Bubble own={isOwn} points={startsGroup ? (isOwn ? 'right' : 'left') : undefined} dir="auto">
            <chakra.span srOnly>{writer}: </chakra.span>
            <MessageBody text={message.message} />
          </Bubble>
        )}
        {attachment && (
          <>
            <chakra.span srOnly>{writer}: </chakra.span>
            <MessageAttachment
              parties={{ own, other }}
              id={message.id}
              attachment={attachment}
              own={isOwn}
              isClosed={isClosed}
            />
          </>
        )}
        {endsGroup && (
          <Foot own={isOwn}>
            {(isOwn || message.on_behalf) && (
              <Box as="b" color="fg.muted">
                {writer}
              </Box>
            )}
            <ChatTime at={createdAt} isFirstOfDay={isFirstOfDay} />
            {isOwn && <Status isSeen={isSeen} />}
          </Foot>
        )}
      </Written>
      {!isOwn && (
        <IconButton
          icon="ended"
          size={16}
          label={sentences.report}
          title={sentences.report}
          color="fg.subtle"
          flex="none"
          ml="-2"
          my="-0.5"
          data-report
          onClick={() => onReport(message)}
          {...viewLock.ownerAlone}
        />
      )}
      {isOwn && author && !message.on_behalf && (
        <PictureColumn>{startsGroup && <Avatar name={author.name} size="s" />}</PictureColumn>
      )}
    </Item>
  )
})

function UnsentItem({ unsent, onAgain, onRemove }: { unsent: Unsent } & Pick<LogProps, 'onAgain' | 'onRemove'>) {
  const failed = unsent.state === 'failed'
  return (
    <Item own>
      <Written>
        {unsent.text && (
          <Bubble own points="right" dir="auto" opacity={failed ? undefined : 0.7}>
            <chakra.span srOnly>{sentences.you}: </chakra.span>
            <MessageBody text={unsent.text} />
          </Bubble>
        )}
        {unsent.attachment && <FileCard file={unsent.attachment} own />}
        {failed ? (
          <Box role="alert" mt="1" textStyle="s" textAlign="right" overflowWrap="anywhere">
            <Box color="error.fg">
              <b>Not sent.</b> {unsent.problem}
            </Box>
            <Box display="flex" justifyContent="flex-end" gap="4">
              <TextButton minHeight="tap" onClick={() => onRemove(unsent)}>
                Delete
              </TextButton>
              <TextButton minHeight="tap" fontWeight="bold" onClick={() => onAgain(unsent)}>
                {text.again}
              </TextButton>
            </Box>
          </Box>
        ) : (
          <Foot own>Sending…</Foot>
        )}
      </Written>
    </Item>
  )
}

interface Props extends LogProps {
  rows: readonly LogRow[]
  newLine: Ref<HTMLLIElement>
}

export function MessageRows({
  rows,
  newLine,
  name,
  picture,
  userId,
  parties,
  isClosed,
  onAgain,
  onRemove,
  onReport,
}: Props) {
  return rows.map((row) => {
    switch (row.kind) {
      case 'day':
        return <Line key={row.key}>{row.label}</Line>
      case 'new':
        return (
          <Line key={row.key} ref={newLine} fresh>
            {sentences.newMessages(row.count)}
          </Line>
        )
      case 'unsent':
        return <UnsentItem key={row.key} unsent={row.unsent} onAgain={onAgain} onRemove={onRemove} />
      case 'message': {
        const { kind: _, key, ...message } = row
        return <MessageItem key={key} {...message} {...parties} {...{ name, picture, userId, isClosed, onReport }} />
      }
    }
  })
}
