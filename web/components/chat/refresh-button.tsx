import { IconButton } from '#web/ui/button.tsx'
import { chatText as text } from './chat.text.ts'
import type { useThread } from './use-thread.ts'

export const RefreshButton = ({
  isFetching,
  refetch,
}: Pick<ReturnType<typeof useThread>, 'isFetching' | 'refetch'>) => (
  <IconButton label={text.refresh} icon="refresh" aria-busy={isFetching || undefined} onClick={refetch} />
)
