import { Box, chakra, Row } from '#web/ui/chakra.ts'
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { formatCardDate, localTimeAt, todayAt } from '#shared/kernel/dates.ts'
import type { Page } from '#shared/kernel/define-contract.ts'
import { notificationsContract } from '#shared/notifications/notifications.contract.ts'
import type { Notification } from '#shared/notifications/notifications.schema.ts'
import { MAX_COUNTED } from '#shared/notifications/unread.rules.ts'
import { viewLock } from '#web/components/actions/view-lock.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { MenuLink } from '#web/ui/menu.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { apiList } from '#web/platform/api-query.ts'
import { session } from '#web/platform/session.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import { useList } from '#web/platform/use-list.ts'
import { unreadNotifications } from './unread-notifications.ts'

const notificationsList = apiList(notificationsContract.listNotifications, {})

type Pages = InfiniteData<Page<Notification>>

const showAsRead = (client: QueryClient, isRead: (notification: Notification) => boolean): void => {
  const shown = (item: Notification): Notification => (isRead(item) ? { ...item, read: true } : item)
  client.setQueryData<Pages>(
    notificationsList.queryKey,
    (pages) => pages && { ...pages, pages: pages.pages.map((page) => ({ ...page, items: page.items.map(shown) })) },
  )
}

function useMarkRead() {
  const client = useQueryClient()
  return useApiMutation(notificationsContract.markNotificationRead, ({ id }: Notification) => ({ params: { id } }), {
    reloadAfter: () => false,
    onMutate: ({ id }) => {
      showAsRead(client, (item) => item.id === id)
      // From `99+` on, only the next answer knows.
      client.setQueryData(
        unreadNotifications.queryKey,
        (unread) =>
          unread && (unread.count < MAX_COUNTED ? { ...unread, count: Math.max(0, unread.count - 1) } : unread),
      )
    },
  })
}

/** What has arrived since the list was read stays unread. */
function useMarkAllRead() {
  const client = useQueryClient()
  return useApiMutation(
    notificationsContract.markAllNotificationsRead,
    ({ id }: Notification) => ({ body: { upTo: id } }),
    {
      reloadAfter: () => false,
      onMutate: ({ id }) => showAsRead(client, (item) => item.id <= id),
      onSuccess: (unread) => client.setQueryData(unreadNotifications.queryKey, unread),
    },
  )
}

function Item({ notification, onRead }: { notification: Notification; onRead: () => void }) {
  const { title, text, details, link, action, createdAt, read } = notification
  return (
    <MenuLink to={link} alignItems="flex-start" py="2.5" onClick={onRead}>
      <Box width="2" height="2" mt="1.5" flex="none" borderRadius="full" bg={read ? 'transparent' : 'primary.mark'} />
      <Box flex="1" minWidth="0" overflowWrap="anywhere">
        <Box fontWeight={read ? 'normal' : 'bold'}>
          {title}
          {!read && (
            <Box as="span" srOnly>
              , unread
            </Box>
          )}
        </Box>
        <Box color="fg.muted" whiteSpace="pre-line">
          {text}
        </Box>
        {details && <Box textStyle="s">{details}</Box>}
        {action && (
          <Box color="primary.fg" fontWeight="bold" textDecoration="underline">
            {action}
          </Box>
        )}
        <Box color="fg.subtle" textStyle="s">
          {formatCardDate(todayAt(createdAt))}, {localTimeAt(createdAt)}
        </Box>
      </Box>
    </MenuLink>
  )
}

const nothingYet = 'No notifications yet.'
const whatComes =
  'News about your offers and bookings will appear here. In Account Settings you choose what is also e-mailed or shown on your devices.'

export function NotificationsList({ unread }: { unread: number }) {
  const {
    data: notifications = [],
    error,
    isPending,
    refetch,
    loadMore,
    busy,
  } = useList(notificationsList, {
    automaticItems: 1,
  })
  const { mutate: markRead } = useMarkRead()
  const { mutate: markAllRead, isPending: isMarking } = useMarkAllRead()
  const [newest] = notifications
  return (
    <>
      <Row align="center" justify="space-between" gap="3" px="3" minHeight="tap" data-keep-open>
        <chakra.h2 textStyle="l">Notifications</chakra.h2>
        {unread > 0 && newest && (
          <TextButton disabled={isMarking} onClick={() => markAllRead(newest)} {...viewLock.ownerAlone}>
            Mark all as read
          </TextButton>
        )}
      </Row>
      <Box width={{ sm: '360px' }} maxHeight="min(480px, calc(100dvh - 96px))" overflowY="auto">
        {error && <LoadError error={error} onRetry={() => void refetch()} />}
        {!error && notifications.length === 0 && (
          <Box px="3" py="4" color="fg.muted" data-keep-open>
            {isPending ? 'Loading …' : session()?.role === 'SuperAdmin' ? nothingYet : `${nothingYet} ${whatComes}`}
          </Box>
        )}
        {notifications.map((notification) => (
          <Item
            key={notification.id}
            notification={notification}
            onRead={() => !notification.read && !viewLock.ownerAlone && markRead(notification)}
          />
        ))}
        {loadMore && (
          <Box px="3" pb="3" data-keep-open>
            <LoadMore loadMore={loadMore} busy={busy} label="Load earlier notifications" />
          </Box>
        )}
      </Box>
    </>
  )
}
