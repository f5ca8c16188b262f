import { partyOfId } from '#shared/messages/chat-parties.ts'
import type { ChatPartyId } from '#shared/messages/messages.schema.ts'
import { unreadChatsList } from '#web/components/chat/chats.api.ts'
import { PartyPicture } from '#web/components/chat/party-picture.tsx'
import { LoadError } from '#web/components/page/load-error.tsx'
import { pathsOf } from '#shared/kernel/paths.ts'
import { useList } from '#web/platform/use-list.ts'
import { Box, chakra, Row, Small } from '#web/ui/chakra.ts'
import { LoadMore } from '#web/ui/load-more.tsx'
import { MenuLink } from '#web/ui/menu.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { formatLastMessage, messagesText as text } from './messages.text.ts'
import { UnreadCount } from '#web/components/chat/unread-count.tsx'

/** The menu in the top bar: each chat with unread messages, and the way to all of them. */
export function UnreadChats({ own }: { own: ChatPartyId }) {
  const { data = [], error, isPending, refetch, loadMore, busy } = useList(unreadChatsList(own), { automaticItems: 1 })
  const { messages: messagesPath, conversation: conversationPath } = pathsOf[partyOfId(own)]
  return (
    <>
      <Row align="center" justify="space-between" gap="3" px="3" minHeight="tap">
        <chakra.h2 textStyle="l">{text.title}</chakra.h2>
        <TextLink to={messagesPath}>All messages</TextLink>
      </Row>
      <Box width={{ sm: '320px' }} maxHeight="min(480px, calc(100dvh - 96px))" overflowY="auto">
        {error && <LoadError error={error} onRetry={() => void refetch()} />}
        {!error && data.length === 0 && (
          <Box p="3" color="fg.muted" data-keep-open>
            {isPending ? 'Loading …' : 'No unread messages. Those that you have read are under All messages.'}
          </Box>
        )}
        {data.map((chat) => (
          <MenuLink key={chat.sentByID} to={conversationPath(chat.sentByID)} py="1.5">
            <PartyPicture id={chat.sentByID} file={chat.picture_file} name={chat.name} size="s" />
            <Box flex="1" minWidth="0">
              <Box overflowWrap="anywhere" fontWeight="bold" lineClamp="2">
                {chat.name}
              </Box>
              <Small overflow="hidden" whiteSpace="nowrap" textOverflow="ellipsis">
                {formatLastMessage(chat, own)}
              </Small>
            </Box>
            <UnreadCount count={chat.count} />
          </MenuLink>
        ))}
        {loadMore && (
          <Box px="3" pb="3" data-keep-open>
            <LoadMore loadMore={loadMore} busy={busy} />
          </Box>
        )}
      </Box>
    </>
  )
}
