import { Box } from '#web/ui/chakra.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { formatUnread } from '#shared/notifications/unread.rules.ts'
import { Icon } from '#web/ui/icon.tsx'
import { lazyPage } from '#web/components/lazy-page.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { readsAnyKind, sharedKinds } from '#web/platform/invalidations.ts'
import { unreadNotifications } from './unread-notifications.ts'

/** So that what somebody else has done shows within seconds. */
const POLL_INTERVAL_MS = 10_000

const NotificationsList = lazyPage(() => import('./notifications-list.tsx'), 'NotificationsList')

/** A new notification says that something has changed: what is on screen is read again, and the list of the menu. */
function useReloadOnNews(newest: string | undefined) {
  const client = useQueryClient()
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (newest === undefined || newest === last.current) return
    if (last.current !== undefined) {
      void client.invalidateQueries({ queryKey: ['listNotifications'] })
      void client.invalidateQueries({ predicate: ({ queryKey }) => readsAnyKind(queryKey[0], sharedKinds) })
    }
    last.current = newest
  }, [client, newest])
}

function Badge({ count }: { count: number }) {
  return (
    <Box
      position="absolute"
      // Beside the bell, however many digits it has.
      top="4px"
      left="calc(50% + 4px)"
      minWidth="16px"
      height="16px"
      px="4px"
      borderRadius="full"
      bg="primary.solid"
      color="primary.contrast"
      boxShadow="0 0 0 2px {colors.bg}"
      fontWeight="bold"
      fontSize="11px"
      lineHeight="16px"
      textAlign="center"
      data-count={formatUnread(count)}
      _before={{ content: 'attr(data-count)' }}
      aria-hidden="true"
    />
  )
}

export function NotificationsMenu({ every = POLL_INTERVAL_MS }: { every?: number }) {
  const { data } = useQuery({ ...unreadNotifications, refetchInterval: every })
  const unread = data?.count ?? 0
  useReloadOnNews(data && (data.newest ?? ''))
  return (
    <Menu
      name="Notifications"
      sheet
      label={unread > 0 ? `Notifications, ${formatUnread(unread)} unread` : 'Notifications'}
      trigger={
        <>
          <Icon name="bell" size={22} />
          {unread > 0 && <Badge count={unread} />}
        </>
      }
    >
      <NotificationsList unread={unread} />
    </Menu>
  )
}
