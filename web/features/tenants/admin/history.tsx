import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EditedTenant, TenantVersion } from '#shared/tenants/tenant-versions.schema.ts'
import { tenantsContract } from '#shared/tenants/tenants.contract.ts'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { formatTime } from '#web/components/format/format-time.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import { useList } from '#web/platform/use-list.ts'
import { Button } from '#web/ui/button.tsx'
import { Box, chakra, Row, Small } from '#web/ui/chakra.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { StatusPill } from '#web/ui/status-pill.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { editedTenantQuery, tenantVersions } from '../tenants.api.ts'
import { formatChanges, formatFields } from './format-change.ts'
import type { TenantFormState } from './use-tenant-form.ts'
import { valuesOf } from './tenant-form.ts'

/** So many are shown before all of them. */
const FIRST = 4

const Entry = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '3',
    alignItems: 'center',
    py: '2.5',
    borderTop: '1px solid',
    borderColor: 'border',
  },
})

const whatOf = ({ changes, restored }: TenantVersion): string => {
  const what = formatChanges(changes)
  if (restored) return `Version ${restored} restored${what && `: ${what}`}`
  return what || 'The settings that the site began with'
}

function Restore({
  tenant,
  version,
  state,
  onClose,
}: {
  tenant: EditedTenant
  version: TenantVersion
  state: TenantFormState
  onClose: () => void
}) {
  const client = useQueryClient()
  const restore = useApiMutation(
    tenantsContract.restoreTenant,
    () => ({ params: { id: tenant.tenantId }, body: { restored: version.version }, version: tenant.version }),
    {
      onSuccess: (saved) => {
        client.setQueryData(editedTenantQuery.queryKey, saved)
        state.form.reset(valuesOf(saved))
        state.begun.restart(saved)
        showToast(`Version ${version.version} is in use again.`)
        onClose()
      },
    },
  )
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Restore the version of ${formatTime(version.at)}?`}
      confirmLabel="Restore this version"
      keepLabel="Keep what is in use"
      look="primary"
      busy={restore.isPending}
      failure={restore.error && <FailureNote error={restore.error} />}
      onConfirm={() => restore.mutate()}
    >
      All settings of brand, links and mails become what they were then. What is in use now stays in the history.
      {state.changes.length > 0 && ' Your changes that are not saved are lost.'}
    </ConfirmDialog>
  )
}

/** Who saved what and when, with each version to restore. */
export function History({ tenant, state }: { tenant: EditedTenant; state: TenantFormState }) {
  const { data: versions = [], error, refetch, loadMore, busy } = useList(tenantVersions, { automaticItems: 1 })
  const [all, setAll] = useState(false)
  const [chosen, setChosen] = useState<TenantVersion>()
  const { changes } = state
  return (
    <section aria-labelledby="history">
      <Row align="baseline" justify="space-between" mb="3">
        <Box as="h2" id="history" textStyle="l">
          History
        </Box>
        {!all && versions.length > FIRST && (
          <TextButton onClick={() => setAll(true)}>{`All ${tenant.version} versions`}</TextButton>
        )}
      </Row>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      <ul>
        {changes.length > 0 && (
          <Entry>
            <Box minWidth="0">
              Draft: {formatFields(changes)}
              <Small>You · not saved</Small>
            </Box>
            <StatusPill family="pending" label="Draft" />
          </Entry>
        )}
        {versions.slice(0, all ? undefined : FIRST).map((version, at) => (
          <Entry key={version.version}>
            <Box minWidth="0" overflowWrap="anywhere">
              {whatOf(version)}
              <Small>
                {[
                  version.by ? (version.by.name ?? 'An account that was deleted') : 'The deployment',
                  formatTime(version.at),
                ].join(', ')}
              </Small>
            </Box>
            {at === 0 ? (
              <StatusPill family="available" label="In use" />
            ) : (
              <Button
                size="s"
                icon="refresh"
                onClick={() => setChosen(version)}
                aria-label={`Restore the version of ${formatTime(version.at)}`}
              >
                Restore
              </Button>
            )}
          </Entry>
        ))}
      </ul>
      {all && <LoadMore loadMore={loadMore} busy={busy} />}
      {chosen && <Restore tenant={tenant} version={chosen} state={state} onClose={() => setChosen(undefined)} />}
    </section>
  )
}
