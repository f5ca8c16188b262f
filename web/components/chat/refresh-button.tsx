import { IconButton } from '#web/ui/button.tsx'
import type { OpenConversation } from './use-conversation.ts'

export const RefreshButton = ({ isFetching, refetch }: Pick<OpenConversation, 'isFetching' | 'refetch'>) => (
  <IconButton label="Refresh" icon="refresh" aria-busy={isFetching || undefined} onClick={refetch} />
)
