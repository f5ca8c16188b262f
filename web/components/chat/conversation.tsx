import type { ReactNode } from 'react'
import { PageLoadError } from '#web/components/page/page-load-error.tsx'
import { Box } from '#web/ui/chakra.ts'
import { Composer } from './composer.tsx'
import { LogSkeleton, MessageLog } from './message-log.tsx'
import { refusalIn, RefusalNote } from './refusal-note.tsx'
import type { Parties } from './conversation.api.ts'
import { useChatParty } from './use-chat-party.ts'
import { useSend } from './use-send.ts'
import { useConversation } from './use-conversation.ts'

interface Props {
  parties: Parties
  /** Above the messages, once the conversation has loaded. */
  children: (loaded: ReturnType<typeof useConversation>) => ReactNode
  /** Over the first of the messages, which nothing moves when it comes later. */
  pinned?: ReactNode
  takesFocus?: boolean
}

/** Messages and the field to write one, in whatever height there is. */
export function Conversation({ parties, children, pinned, takesFocus = false }: Props) {
  const loaded = useConversation(parties)
  const { send, again, remove } = useSend(parties)
  const { practice } = useChatParty()
  const { conversation, error } = loaded
  const refusal = conversation?.summary.refusal ?? refusalIn(error)
  return (
    <Box display="flex" flexDirection="column" flex="1" minHeight="0" minWidth="0">
      {children(loaded)}
      {conversation ? (
        <MessageLog
          parties={parties}
          loaded={{ ...loaded, conversation }}
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
          parties={parties}
          name={conversation?.summary.name ?? ''}
          begun={conversation !== undefined && conversation.messages.length > 0}
        />
      )}
      {conversation && !refusal && (
        <Composer
          parties={parties}
          name={conversation.summary.name}
          practice={practice?.name}
          takesFocus={takesFocus}
          onSend={send}
        />
      )}
    </Box>
  )
}
