import type { ReactNode } from 'react'
import { LoadError } from '#web/components/load-error.tsx'
import { Box } from '#web/ui/chakra.ts'
import { Note } from '#web/ui/note.tsx'
import { chatText as text } from './chat.text.ts'
import { Composer } from './composer.tsx'
import { LogSkeleton, MessageLog } from './message-log.tsx'
import type { Between } from './thread.api.ts'
import { useChatParty } from './use-chat-party.ts'
import { useSend } from './use-send.ts'
import { useThread } from './use-thread.ts'

interface Props {
  between: Between
  /** Above the messages, once it is known how the conversation stands. */
  children: (loaded: ReturnType<typeof useThread>) => ReactNode
  takesFocus?: boolean
}

/** Messages and the field to write one, in whatever height there is. */
export function Conversation({ between, children, takesFocus = false }: Props) {
  const loaded = useThread(between)
  const { send, again, remove } = useSend(between)
  const { practice } = useChatParty()
  const { thread, error } = loaded
  return (
    <Box display="flex" flexDirection="column" flex="1" minHeight="0" minWidth="0">
      {children(loaded)}
      {thread ? (
        <MessageLog between={between} loaded={{ ...loaded, thread }} onAgain={again} onRemove={remove} />
      ) : error ? (
        <Box flex="1" p={{ base: '4', md: '6' }}>
          <LoadError error={error} onRetry={loaded.refetch} />
        </Box>
      ) : (
        <LogSkeleton />
      )}
      {thread && !thread.summary.refusal && (
        <Composer
          between={between}
          name={thread.summary.name}
          practice={practice?.name}
          takesFocus={takesFocus}
          onSend={send}
        />
      )}
      {thread?.summary.refusal && (
        <Box flex="none" p={{ base: '4', md: '6' }} pt="2">
          <Note>{text.refusal(thread.summary.refusal, thread.summary.name)}</Note>
        </Box>
      )}
    </Box>
  )
}
