import { useState } from 'react'
import { compareStrings } from '#shared/kernel/compare.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { Pool } from '#shared/locum-lists/locum-lists.schema.ts'
import { paths } from '#web/platform/paths.ts'
import { Box } from '#web/ui/chakra.ts'
import { Checkbox } from '#web/ui/choices.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { FailureNote } from './failure-note.tsx'
import { LoadError } from './load-error.tsx'
import { useAddToPool, usePools, useRemoveFromPool } from './pools.ts'

function PoolChoice({ pool, id }: { pool: Pool; id: UserId }) {
  const [add, remove] = [useAddToPool(), useRemoveFromPool()]
  const isIn = pool.people.includes(id)
  // Shown at once, until the list is read again.
  const [wanted, setWanted] = useState<boolean>()
  const change = () => {
    if (wanted !== undefined) return
    setWanted(!isIn)
    const command = isIn ? remove : add
    command.mutate({ poolId: pool.id, id }, { onSettled: () => setWanted(undefined) })
  }
  return (
    <>
      <Checkbox label={pool.name} checked={wanted ?? isIn} onChange={change} />
      <FailureNote error={add.error ?? remove.error} />
    </>
  )
}

/** In which of the practice's pools a locum is. */
export function PoolChoices({ id }: { id: UserId }) {
  const { data, error, refetch } = usePools()
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  if (!data) return null
  return (
    <Box display="grid" gap="1" justifyItems="start">
      {data
        .toSorted((a, b) => compareStrings(a.name, b.name))
        .map((pool) => (
          <PoolChoice key={pool.id} pool={pool} id={id} />
        ))}
      <TextLink to={paths.practice.locums}>{data.length > 0 ? 'All pools' : 'Create a pool'}</TextLink>
    </Box>
  )
}
