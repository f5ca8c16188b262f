import { Box, chakra } from '#web/ui/chakra.ts'
import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { formatCardDate, localTimeAt, todayAt } from '#shared/kernel/dates.ts'
import type { Page } from '#shared/kernel/define-contract.ts'
import { notificationsContract } from '#shared/notifications/notifications.contract.ts'
import type { Notification } from '#shared/notifications/notifications.schema.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LoadError } from '#web/components/load-error.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Menu, MenuLink } from '#web/ui/menu.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { apiList } from '#web/platform/api-query.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import { readsAnyKind, sharedKinds } from '#web/platform/invalidations.ts'
import { useList } from '#web/platform/use-list.ts'

/** So that what somebody else has done shows within seconds. */
const POLL_INTERVAL_MS = 10_000

const notificationsList = apiList(notificationsContract.listNotifications, {})

type Pages = InfiniteData<Page<Notification>>

const withRead = (id: string, { pages, ...rest }: Pages): Pages => ({
  ...rest,
  pages: pages.map((page) => ({
    ...page,
    items: page.items.map((item) => (item.id === id ? { ...item, read: true } : item)),
  })),
})

function useMarkRead() {
  const client = useQueryClient()
  return useApiMutation(notificationsContract.markNotificationRead, ({ id }: Notification) => ({ params: { id } }), {
    reloadAfter: () => false,
    onMutate: ({ id }) =>
      client.setQueryData<Pages>(notificationsList.queryKey, (pages) => pages && withRead(id, pages)),
  })
}

/** A new notification says that something has changed: what is on screen is read again. */
function useReloadOnNews(newest: string | undefined) {
  const client = useQueryClient()
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (newest === undefined || newest === last.current) return
    if (last.current !== undefined)
      void client.invalidateQueries({ predicate: ({ queryKey }) => readsAnyKind(queryKey[0], sharedKinds) })
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
      data-count={count > 9 ? '9+' : count}
      _before={{ content: 'attr(data-count)' }}
      aria-hidden="true"
    />
  )
}

function Item({ notification, onRead }: { notification: Notification; onRead: () => void }) {
  const { title, text, details, link, createdAt, read } = notification
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
        <Box color="fg.subtle" textStyle="s">
          {formatCardDate(todayAt(createdAt))}, {localTimeAt(createdAt)}
        </Box>
      </Box>
    </MenuLink>
  )
}

export function NotificationsMenu({ every = POLL_INTERVAL_MS }: { every?: number }) {
  const list = useList(notificationsList, { automaticItems: 1, every })
  const { data: notifications = [], error, isPending, refetch, more, busy } = list
  const { mutate: markRead } = useMarkRead()
  useReloadOnNews(list.data && (notifications[0]?.id ?? ''))
  const unreadNotifications = notifications.filter(({ read }) => !read)
  const unread = unreadNotifications.length
  return (
    <Menu
      name="Notifications"
      sheet
      label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
      trigger={
        <>
          <Icon name="bell" size={22} />
          {unread > 0 && <Badge count={unread} />}
        </>
      }
    >
      <Box
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        px="3"
        minHeight="tap"
        data-keep-open
      >
        <chakra.h2 textStyle="l">Notifications</chakra.h2>
        {unread > 0 && (
          <TextButton onClick={() => unreadNotifications.forEach((notification) => markRead(notification))}>
            Mark all as read
          </TextButton>
        )}
      </Box>
      <Box width={{ sm: '360px' }} maxHeight="min(480px, calc(100dvh - 96px))" overflowY="auto">
        {error && <LoadError error={error} onRetry={() => void refetch()} />}
        {!error && notifications.length === 0 && (
          <Box p="4" color="fg.muted" data-keep-open>
            {isPending
              ? 'Loading …'
              : 'No notifications yet. News about your offers and bookings will appear here. In Account Settings you choose what is also e-mailed.'}
          </Box>
        )}
        {notifications.map((notification) => (
          <Item
            key={notification.id}
            notification={notification}
            onRead={() => !notification.read && markRead(notification)}
          />
        ))}
        {more && (
          <Box px="3" pb="3" data-keep-open>
            <LoadMore more={more} busy={busy} label="Load earlier notifications" />
          </Box>
        )}
      </Box>
    </Menu>
  )
}
