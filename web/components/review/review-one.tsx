import type { ReactNode } from 'react'
import type { Instant } from '#shared/kernel/dates.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import type { ApiList } from '#web/platform/api-query.ts'
import { useList } from '#web/platform/use-list.ts'
import { Box, Small } from '#web/ui/chakra.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ReviewFrame } from './review-frame.tsx'

interface Props<T> {
  id: string
  /** Those that wait, the longest first. */
  list: ApiList<T>
  nameOf: (one: T) => string
  sinceOf: (one: T) => Instant
  cardOf: (one: T, onDecided: (sentence: string) => void) => ReactNode
}

/** One of a list that waits, which a decision takes out of it. */
export function ReviewOne<T extends { id: string }>({ id, list, nameOf, sinceOf, cardOf }: Props<T>) {
  const { data, error, refetch } = useList(list, { automaticItems: 0 })
  const one = data?.find((waiting) => waiting.id === id)
  return (
    <ReviewFrame key={id} id={id} name={one && nameOf(one)} since={one && sinceOf(one)}>
      {({ onDecided, children }) => (
        <Box maxWidth="840px">
          {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
          {!data && !error && (
            <Skeleton height="200px" borderRadius="m" role="status" aria-label="Loading what waits" />
          )}
          {data && !one && (
            <EmptyState icon="check" title="It no longer waits" action={null}>
              It has been answered, perhaps by another super admin.
            </EmptyState>
          )}
          {one && cardOf(one, onDecided)}
          {children && <Small mt="2">{children}</Small>}
        </Box>
      )}
    </ReviewFrame>
  )
}
