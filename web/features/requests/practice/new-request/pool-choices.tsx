import { useState } from 'react'
import { compareStrings } from '#shared/kernel/compare.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { Pool } from '#shared/locum-lists/locum-lists.schema.ts'
import { paths } from '#shared/kernel/paths.ts'
import { Row, Stack } from '#web/ui/chakra.ts'
import { Checkbox } from '#web/ui/choices.tsx'
import { TextButton, TextLink } from '#web/ui/text-link.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { viewLock } from '#web/components/actions/view-lock.ts'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { LoadError } from '#web/components/page/load-error.tsx'
import { PoolNameDialog } from '#web/components/people/pool-name-dialog.tsx'
import { useAddToPool, useCreatePool, usePools, useRemoveFromPool } from '#web/components/people/pools.api.ts'

interface Locum {
  id: UserId
  name: string
}

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
      <Checkbox label={pool.name} checked={wanted ?? isIn} disabled={viewLock.reason !== undefined} onChange={change} />
      <FailureNote error={add.error ?? remove.error} />
    </>
  )
}

/** Creates a pool that has the locum. */
function NewPool({ id, name }: Locum) {
  const [open, setOpen] = useState(false)
  const [create, add] = [useCreatePool(), useAddToPool()]
  const command = {
    ...create,
    mutateAsync: async (poolName: string) => {
      const pool = await create.mutateAsync(poolName)
      add.mutate({ poolId: pool.id, id }, { onSuccess: () => showToast(`${name} has been added to ${pool.name}.`) })
    },
  }
  return (
    <>
      <TextButton minHeight="tap" onClick={() => setOpen(true)} {...viewLock.control}>
        Create a pool
      </TextButton>
      <FailureNote error={add.error} />
      {open && (
        <PoolNameDialog
          title={`New pool with ${name}`}
          confirm="Create the pool"
          onClose={() => setOpen(false)}
          command={command}
        />
      )}
    </>
  )
}

/** In which of the practice's pools a locum is. */
export function PoolChoices({ id, name }: Locum) {
  const { data, error, refetch } = usePools()
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  if (!data) return null
  return (
    <Stack gap="1" justifyItems="start">
      {data
        .toSorted((a, b) => compareStrings(a.name, b.name))
        .map((pool) => (
          <PoolChoice key={pool.id} pool={pool} id={id} />
        ))}
      <Row wrap columnGap="6">
        <NewPool id={id} name={name} />
        {data.length > 0 && <TextLink to={paths.practice.locums}>All pools</TextLink>}
      </Row>
    </Stack>
  )
}
