import type { ReactNode } from 'react'
import { PageLoadError } from '#web/components/page/page-load-error.tsx'
import { Box } from '#web/ui/chakra.ts'
import { Composer } from './composer.tsx'
import { LogSkeleton, MessageLog } from './message-log.tsx'
import { refusalIn, RefusalNote } from './refusal-note.tsx'
import type { Between } from './thread.api.ts'
import { useChatParty } from './use-chat-party.ts'
import { useSend } from './use-send.ts'
import { useThread } from './use-thread.ts'

interface Props {
  between: Between
  /** Above the messages, once the conversation has loaded. */
  children: (loaded: ReturnType<typeof useThread>) => ReactNode
  /** Over the first of the messages, which nothing moves when it comes later. */
  pinned?: ReactNode
  takesFocus?: boolean
}

/** Messages and the field to write one, in whatever height there is. */
export function Conversation({ between, children, pinned, takesFocus = false }: Props) {
  const loaded = useThread(between)
  const { send, again, remove } = useSend(between)
  const { practice } = useChatParty()
  const { thread, error } = loaded
  const refusal = thread?.summary.refusal ?? refusalIn(error)
  return (
    <Box display="flex" flexDirection="column" flex="1" minHeight="0" minWidth="0">
      {children(loaded)}
      {thread ? (
        <MessageLog
          between={between}
          loaded={{ ...loaded, thread }}
          pinned={pinned}
          onAgain={again}
          onRemove={remove}
        />
      ) : error ? (
        <Box flex="1" p={{ base: '4', md: '6' }}>
          {!refusal && <PageLoadError what="conversation" error={error} onRetry={loaded.refetch} />}
        </Box>
      ) : (
        <LogSkeleton pinned={pinned} />
      )}
      {refusal && (
        <RefusalNote
          refusal={refusal}
          between={between}
          name={thread?.summary.name ?? ''}
          begun={thread !== undefined && thread.messages.length > 0}
        />
      )}
      {thread && !refusal && (
        <Composer
          between={between}
          name={thread.summary.name}
          practice={practice?.name}
          takesFocus={takesFocus}
          onSend={send}
        />
      )}
    </Box>
  )
}
