import { IconButton } from '#web/ui/button.tsx'
import { chatText as text } from './chat.text.ts'
import type { useConversation } from './use-conversation.ts'

export const RefreshButton = ({
  isFetching,
  refetch,
}: Pick<ReturnType<typeof useConversation>, 'isFetching' | 'refetch'>) => (
  <IconButton label={text.refresh} icon="refresh" aria-busy={isFetching || undefined} onClick={refetch} />
)
