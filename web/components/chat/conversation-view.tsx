import type { ReactNode } from 'react'
import { PageLoadError } from '#web/components/page/page-load-error.tsx'
import { Box } from '#web/ui/chakra.ts'
import { Composer } from './composer.tsx'
import { LogSkeleton, MessageLog } from './message-log.tsx'
import { refusalIn, RefusalNote } from './refusal-note.tsx'
import type { PartyIds } from './conversation.api.ts'
import { useChatParty } from './use-chat-party.ts'
import { useSend } from './use-send.ts'
import { type OpenConversation, useConversation } from './use-conversation.ts'

interface Props {
  parties: PartyIds
  /** Above the messages, whether these have loaded or not. */
  children: (conversation: OpenConversation) => ReactNode
  /** Over the first of the messages, which nothing moves when it comes later. */
  pinned?: ReactNode
  takesFocus?: boolean
}

/** Messages and the field to write one, in whatever height there is. */
export function ConversationView({ parties, children, pinned, takesFocus = false }: Props) {
  const conversation = useConversation(parties)
  const { send, again, remove } = useSend(parties)
  const { practice } = useChatParty()
  const { data, error } = conversation
  const refusal = data?.summary.refusal ?? refusalIn(error)
  return (
    <Box display="flex" flexDirection="column" flex="1" minHeight="0" minWidth="0">
      {children(conversation)}
      {data ? (
        <MessageLog
          parties={parties}
          conversation={{ ...conversation, data }}
          pinned={pinned}
          onAgain={again}
          onRemove={remove}
        />
      ) : error ? (
        <Box flex="1" p={{ base: '4', md: '6' }}>
          {!refusal && <PageLoadError what="conversation" error={error} onRetry={conversation.refetch} />}
        </Box>
      ) : (
        <LogSkeleton pinned={pinned} />
      )}
      {refusal && (
        <RefusalNote
          refusal={refusal}
          parties={parties}
          name={data?.summary.name ?? ''}
          begun={data !== undefined && data.messages.length > 0}
        />
      )}
      {data && !refusal && (
        <Composer
          parties={parties}
          name={data.summary.name}
          practice={practice?.name}
          takesFocus={takesFocus}
          onSend={send}
        />
      )}
    </Box>
  )
}
