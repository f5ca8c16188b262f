import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { compareStrings } from '#shared/kernel/compare.ts'
import type { ListedLocum, Pool } from '#shared/locum-lists/locum-lists.schema.ts'
import { useActiveCompany } from '#web/components/account/account.api.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { PoolNameDialog } from '#web/components/people/pool-name-dialog.tsx'
import { useRemoveFromPool } from '#web/components/people/pools.api.ts'
import { viewLock } from '#web/components/actions/view-lock.ts'
import { useConfirmDialog } from '#web/components/actions/use-confirm-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Box, chakra, Row } from '#web/ui/chakra.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { locumListsText as text } from './locum-lists.text.ts'
import { ListedRow } from './listed-row.tsx'
import { poolQuery, useDeletePool, useRenamePool } from './locum-lists.api.ts'

const Card = chakra('article', { base: { borderTop: '1px solid', borderColor: 'border', py: '4' } })

function Member({ pool, locum }: { pool: Pool; locum: ListedLocum }) {
  const remove = useRemoveFromPool()
  const { id, name } = locum
  const send = () =>
    void remove.mutateAsync({ poolId: pool.id, id }).then(
      () => showToast(`${name} is no longer in ${pool.name}.`),
      () => showToast('The locum could not be removed. Please try again.'),
    )
  return (
    <ListedRow locum={locum}>
      <Button
        size="s"
        busy={remove.isPending}
        onClick={send}
        aria-label={`Remove ${name} from ${pool.name}`}
        {...viewLock.control}
      >
        Remove
      </Button>
    </ListedRow>
  )
}

function Members({ pool }: { pool: Pool }) {
  const { company } = useActiveCompany()
  const { data, error, refetch } = useQuery(poolQuery(company.id, pool.id))
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="48px" borderRadius="m" role="status" aria-label={text.loading} />
  return (
    <ul>
      {data.locums
        .toSorted((a, b) => compareStrings(a.name, b.name))
        .map((locum) => (
          <Member key={locum.id} pool={pool} locum={locum} />
        ))}
    </ul>
  )
}

/** A pool with its locums, its name and how it is deleted. */
export function PoolCard({ pool }: { pool: Pool }) {
  const [renaming, setRenaming] = useState(false)
  const rename = useRenamePool(pool.id)
  const remove = useDeletePool(pool.id)
  const { openDialog, confirm, dialog } = useConfirmDialog(remove, `${pool.name} has been deleted.`)
  return (
    <Card aria-label={pool.name}>
      <Row wrap align="center" justify="space-between" columnGap="4">
        <chakra.h3 fontSize="inherit" fontWeight="bold" overflowWrap="anywhere" minWidth="0">
          {pool.name}{' '}
          <Box as="span" fontWeight="normal" color="fg.subtle">
            {pool.people.length}
          </Box>
        </chakra.h3>
        <Row gap="4">
          <Button
            look="quiet"
            size="s"
            onClick={() => setRenaming(true)}
            aria-label={`Rename ${pool.name}`}
            {...viewLock.control}
          >
            Rename
          </Button>
          <Button look="quiet" size="s" onClick={openDialog} aria-label={`Delete ${pool.name}`} {...viewLock.control}>
            Delete
          </Button>
        </Row>
      </Row>
      {pool.people.length > 0 ? (
        <Members pool={pool} />
      ) : (
        <Box color="fg.muted">Nobody yet. Add locums on their profile.</Box>
      )}
      {renaming && (
        <PoolNameDialog
          title={`Rename ${pool.name}`}
          confirm="Save the name"
          initial={pool.name}
          onClose={() => setRenaming(false)}
          command={rename}
        />
      )}
      <ConfirmDialog
        {...dialog}
        title={`Delete ${pool.name}?`}
        confirmLabel="Delete the pool"
        keepLabel="Keep the pool"
        onConfirm={() => confirm()}
      >
        Its locums stay your locums. Offers that it was to see first are shown to all locums. The pool cannot be
        restored.
      </ConfirmDialog>
    </Card>
  )
}
