import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Message } from '#shared/messages/messages.schema.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { currentDay } from '#web/platform/clock.ts'
import { useSession } from '#web/platform/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Box, chakra, Stack } from '#web/ui/chakra.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { EmptyPane } from './empty-pane.tsx'
import { MessageRows, type LogProps } from './message-rows.tsx'
import { useReport } from './report-dialog.tsx'
import { logRows } from './log-rows.ts'
import type { PartyIds } from './conversation.api.ts'
import { useLogScroll } from './use-log-scroll.ts'
import type { OpenConversation } from './use-conversation.ts'

const Log = chakra('div', {
  base: {
    flex: '1',
    minHeight: '0',
    display: 'flex',
    flexDirection: 'column-reverse',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    overflowAnchor: 'none',
    // The end of a conversation stays above the text field.
    '& > *': { flex: 'none' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})

/** At the top of the messages, whether they fill the log or not; laid out from its end, it comes last. */
const Pinned = chakra('div', { base: { order: 1, position: 'sticky', top: '0', zIndex: 1, mb: 'auto' } })

/** In the shape of messages from both sides. */
const SKELETON = [
  { width: '62%', own: false },
  { width: '48%', own: true },
  { width: '70%', own: false },
  { width: '34%', own: true },
]

export function LogSkeleton({ pinned }: { pinned: ReactNode }) {
  return (
    <Stack
      position="relative"
      role="status"
      aria-label="Loading the messages"
      flex="1"
      alignContent="end"
      gap="5"
      p={{ base: '4', md: '6' }}
    >
      <Box position="absolute" top="0" insetX="0">
        {pinned}
      </Box>
      {SKELETON.map(({ width, own }) => (
        <Skeleton key={width} height="40px" borderRadius="l" ml={own ? 'auto' : '0'} style={{ width }} />
      ))}
    </Stack>
  )
}

/** Loads what is older as soon as it comes near; a button, where that failed. */
function Older({
  older,
  isLoadingOlder,
  olderError,
}: Pick<OpenConversation, 'older' | 'isLoadingOlder' | 'olderError'>) {
  const ref = useRef<HTMLDivElement>(null)
  const load = useRef(older)
  const hasOlder = older !== undefined
  useEffect(() => {
    load.current = olderError ? undefined : older
  })
  useEffect(() => {
    const element = ref.current
    const root = element?.closest('[data-log]')
    if (!element) return
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && load.current?.(),
      { root: root ?? null, rootMargin: '400px 0px 0px' },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [isLoadingOlder, hasOlder])
  if (!older) return null
  return (
    <Stack ref={ref} justifyItems="center" gap="2" pb="4">
      {olderError && <LoadError error={olderError} title="Earlier messages could not be loaded." onRetry={older} />}
      {!olderError && (
        <Button size="s" busy={isLoadingOlder} onClick={older}>
          Load earlier messages
        </Button>
      )}
    </Stack>
  )
}

/** What was received since the conversation was opened, for screen readers. */
function Arrivals({
  parties: { own },
  messages,
  name,
}: {
  parties: PartyIds
  messages: readonly Message[]
  name: string
}) {
  const newest = messages.at(-1)
  const [first] = useState(newest?.id ?? 0)
  const isNew = newest && newest.id > first && newest.sentByID !== own
  return (
    <chakra.div srOnly role="status">
      {isNew && `${name}: ${newest.message || newest.attachment?.name}`}
    </chakra.div>
  )
}

type Props = {
  parties: PartyIds
  conversation: OpenConversation & { data: NonNullable<OpenConversation['data']> }
  pinned: ReactNode
} & Pick<LogProps, 'onAgain' | 'onRemove'>

/** While it is blocked by either, or one party is gone, files can't be opened. */
const closingRefusals: readonly unknown[] = [
  'CHAT_NOT_ALLOWED',
  'CHAT_BLOCKED_BY_YOU',
  'LOCUM_BLOCKED',
  'CHAT_PARTY_GONE',
]

export function MessageLog({ parties, conversation, pinned, onAgain, onRemove }: Props) {
  const userId = useSession()?.userId
  const { data, unsent, firstNew } = conversation
  const { messages, summary } = data
  const { name } = summary
  const { onReport, dialog } = useReport(parties, name)
  const rows = logRows({ messages, unsent, own: parties.own, seen: summary.seen, firstNew, today: currentDay() })
  const last = rows.at(-1)
  const { log, newLine, onScroll, isAway, hasArrived, toEnd } = useLogScroll({
    last: last?.key,
    isLastOwn: last?.kind === 'unsent' || (last?.kind === 'message' && last.isOwn),
    firstNew,
  })
  return (
    <Box flex="1" minHeight="0" display="flex" flexDirection="column" position="relative">
      <Log ref={log} onScroll={onScroll} data-log role="region" aria-label={`Messages with ${name}`} tabIndex={0}>
        {pinned && <Pinned data-pinned>{pinned}</Pinned>}
        <Box px={{ base: '4', md: '6' }} pt="4" pb="2" my={rows.length === 0 ? 'auto' : undefined}>
          <Older {...conversation} />
          {rows.length === 0 && (
            <EmptyPane title={`No messages with ${name} yet`}>
              Write the first one below. Agree on days and pay in offers and requests, where both of you can see them.
            </EmptyPane>
          )}
          <Stack as="ol" gap="3" gridTemplateColumns="minmax(0, 1fr)">
            <MessageRows
              rows={rows}
              newLine={newLine}
              name={name}
              picture={summary.picture_file}
              userId={userId}
              parties={parties}
              isClosed={closingRefusals.includes(summary.refusal)}
              onAgain={onAgain}
              onRemove={onRemove}
              onReport={onReport}
            />
          </Stack>
        </Box>
      </Log>
      {isAway && (
        <Stack position="absolute" bottom="3" left="0" right="0" justifyItems="center" pointerEvents="none">
          <Button size="s" icon="down" pointerEvents="auto" boxShadow="float" onClick={toEnd}>
            {hasArrived ? 'New messages below' : 'Go to the latest message'}
          </Button>
        </Stack>
      )}
      {dialog}
      <Arrivals parties={parties} messages={messages} name={name} />
    </Box>
  )
}
