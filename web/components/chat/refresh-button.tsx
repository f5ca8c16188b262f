import { IconButton } from '#web/ui/button.tsx'
import type { useConversation } from './use-conversation.ts'

export const RefreshButton = ({
  isFetching,
  refetch,
}: Pick<ReturnType<typeof useConversation>, 'isFetching' | 'refetch'>) => (
  <IconButton label="Refresh" icon="refresh" aria-busy={isFetching || undefined} onClick={refetch} />
)
