import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { formatUnread, MAX_COUNTED } from '#shared/notifications/unread.rules.ts'
import { Icon } from '#web/ui/icon.tsx'
import { lazyPage } from '#web/components/page/lazy-page.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { readsAnyKind, sharedKinds } from '#web/platform/invalidations.ts'
import { CountBadge } from './count-badge.tsx'
import { usePollingInterval } from '#web/platform/live-state.ts'
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

export function NotificationsMenu({ every = POLL_INTERVAL_MS }: { every?: number }) {
  const { data } = useQuery({ ...unreadNotifications, refetchInterval: usePollingInterval(every) })
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
          {unread > 0 && <CountBadge count={unread} max={MAX_COUNTED - 1} />}
        </>
      }
    >
      <NotificationsList unread={unread} />
    </Menu>
  )
}
