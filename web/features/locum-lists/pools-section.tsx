import { useState } from 'react'
import { compareStrings } from '#shared/kernel/compare.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { PoolNameDialog } from '#web/components/people/pool-name-dialog.tsx'
import { useCreatePool, usePools } from '#web/components/people/pools.api.ts'
import { viewLock } from '#web/components/actions/view-lock.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Section } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { locumListsText as text } from './locum-lists.text.ts'
import { PoolCard } from './pool-card.tsx'

/** The practice's pools by name, and how one is created. */
export function PoolsSection() {
  const { data, error, refetch } = usePools()
  const [creating, setCreating] = useState(false)
  const create = useCreatePool()
  const isEmpty = data?.length === 0
  const button = (
    <Button icon="plus" size="s" onClick={() => setCreating(true)} {...viewLock.control}>
      New pool
    </Button>
  )
  return (
    <Section title="Pools" link={!isEmpty && button}>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="72px" borderRadius="m" role="status" aria-label={text.loading} />}
      {isEmpty && (
        <EmptyState icon="person" title="No pools yet" action={button}>
          A pool is a named group of your locums, for example your Saturday team. You can also create one on a locum’s
          profile.
        </EmptyState>
      )}
      {data
        ?.toSorted((a, b) => compareStrings(a.name, b.name))
        .map((pool) => (
          <PoolCard key={pool.id} pool={pool} />
        ))}
      {creating && (
        <PoolNameDialog
          title="New pool"
          confirm="Create the pool"
          onClose={() => setCreating(false)}
          command={create}
        />
      )}
    </Section>
  )
}
