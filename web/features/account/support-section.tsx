import { Box } from '#web/ui/chakra.ts'
import { impersonationContract } from '#shared/impersonation/impersonation.contract.ts'
import type { SupportAccess } from '#shared/impersonation/impersonation.schema.ts'
import { formatTime } from '#web/components/format/format-time.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Section } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { apiList } from '#web/platform/api-query.ts'
import { useList } from '#web/platform/use-list.ts'
import type { AccountOwner } from './account-owner.ts'
import { Setting } from './setting.tsx'

const accessesOf = ({ supportOf }: AccountOwner) =>
  supportOf?.companyId
    ? apiList(impersonationContract.listCompanySupportAccess, { params: { companyId: supportOf.companyId } })
    : apiList(impersonationContract.listOwnSupportAccess, {})

function Access({ access: { mode, reason, startedAt }, owner }: { access: SupportAccess; owner: AccountOwner }) {
  const { viewed, acted } = owner.wording
  return (
    <Setting
      title={mode === 'act' ? `Acted for ${acted}` : `Viewed ${viewed}`}
      state={
        <>
          {formatTime(startedAt)}
          {reason && <Box overflowWrap="anywhere" whiteSpace="pre-line">{`Reason: ${reason}`}</Box>}
        </>
      }
    />
  )
}

function Accesses({ owner }: { owner: AccountOwner }) {
  const { data, error, refetch, loadMore, busy } = useList(accessesOf(owner))
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton width="240px" my="5" />
  if (data.length === 0)
    return (
      <EmptyState icon="eye" title={`Support has not viewed ${owner.wording.viewed}`} action={null}>
        Whenever it does, you find the time here, and the reason if one was given, for a year.
      </EmptyState>
    )
  return (
    <Box borderTop="1px solid" borderColor="border" maxWidth="720px">
      {data.map((access) => (
        <Access key={access.id} access={access} owner={owner} />
      ))}
      <LoadMore loadMore={loadMore} busy={busy} />
    </Box>
  )
}

/** When super admins have looked, and why. */
export function SupportSection({ owner }: { owner: AccountOwner }) {
  const { viewed, acted } = owner.wording
  return (
    <Section title="Support access">
      <Box maxWidth="text" color="fg.muted" mb="4">
        {`To help you, our support team can view ${viewed} as you see it, or act for ${acted}. It then sees no identity number, no bank details and no text of your messages.`}
      </Box>
      <Accesses owner={owner} />
    </Section>
  )
}
