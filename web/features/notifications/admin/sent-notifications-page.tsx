import { useParams } from 'react-router-dom'
import { formatFormDate, localTimeAt, todayAt } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { Channel } from '#shared/notifications/channels.ts'
import type { SentNotification } from '#shared/notifications/notifications.schema.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { useList } from '#web/platform/use-list.ts'
import { Box, chakra, Row, Small } from '#web/ui/chakra.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Section } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { sentNotifications } from './sent-notifications.api.ts'

const channelNames: Record<Channel, string> = { mail: 'mail', push: 'push' }

/** `In the app, mail · push not sent yet · read` */
const wayOf = ({ sent, due, read }: SentNotification): string =>
  [
    ['In the app', ...sent.map((channel) => channelNames[channel])].join(', '),
    ...due.map((channel) => `${channelNames[channel]} not sent yet`),
    read ? 'read' : 'not read',
  ].join(' · ')

const NotificationLine = ({ notification }: { notification: SentNotification }) => (
  <Row as="li" wrap columnGap="4" py="3" borderTop="1px solid" borderColor="border">
    <Box flex="1 1 240px" minWidth="0" overflowWrap="anywhere">
      <b>{notification.title}</b>
      <Box color="fg.muted" whiteSpace="pre-line">
        {notification.text}
      </Box>
      <Small>{wayOf(notification)}</Small>
    </Box>
    <chakra.time flex="none" textStyle="s" color="fg.muted" dateTime={notification.createdAt}>
      {formatFormDate(todayAt(notification.createdAt))} {localTimeAt(notification.createdAt)}
    </chakra.time>
  </Row>
)

/** What a person was notified of, by which channels and whether they have read it. */
export function SentNotificationsPage() {
  const userId = useParams()['userId'] as UserId
  const { data, error, refetch, loadMore, busy } = useList(sentNotifications(userId), { automaticItems: 0 })
  return (
    <Box maxWidth="840px">
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Skeleton height="240px" borderRadius="m" role="status" aria-label="Loading the notifications" />
      )}
      {data?.length === 0 && (
        <EmptyState icon="bell" title="No notifications" action={null}>
          What this person is notified of appears here.
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <Section title="Notifications">
          <ul aria-label="Notifications">
            {data.map((notification) => (
              <NotificationLine key={notification.id} notification={notification} />
            ))}
          </ul>
          <LoadMore loadMore={loadMore} busy={busy} />
        </Section>
      )}
    </Box>
  )
}
