import { useQuery } from '@tanstack/react-query'
import type { ChatPartyId } from '#shared/messages/messages.schema.ts'
import { unreadCountQuery } from '#web/components/chat/chats.api.ts'
import { usePolling } from '#web/components/chat/polling.ts'
import { lazyPage } from '#web/components/page/lazy-page.tsx'
import { Stack } from '#web/ui/chakra.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CountBadge } from './count-badge.tsx'

function LoadingChats() {
  return (
    <Stack width={{ sm: '320px' }} p="3" gap="3" aria-hidden="true">
      <Skeleton width="40%" />
      <Skeleton width="80%" />
      <Skeleton width="70%" />
    </Stack>
  )
}

const UnreadChats = lazyPage(() => import('#web/features/messages/unread-chats.tsx'), 'UnreadChats', <LoadingChats />)

/** SPEC 2.5: how many messages are unread, and in the menu those of each chat. */
export function MessagesMenu({ own }: { own: ChatPartyId }) {
  const { data } = useQuery({
    ...unreadCountQuery(own),
    refetchInterval: usePolling().unread,
    refetchOnWindowFocus: 'always',
  })
  const count = data?.count ?? 0
  return (
    <Menu
      name="Messages"
      sheet
      label={count > 0 ? `Messages, ${count} unread` : 'Messages'}
      trigger={
        <>
          <Icon name="message" size={22} />
          {count > 0 && <CountBadge count={count} max={99} />}
        </>
      }
    >
      <UnreadChats own={own} />
    </Menu>
  )
}
