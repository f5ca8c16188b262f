import type { ReactNode } from 'react'
import type { AuditEntry } from '#shared/admin/audit.contract.ts'
import { formatFormDate, todayAt } from '#shared/kernel/dates.ts'
import { formatPeriod, RETENTION_DAYS } from '#shared/kernel/retention.ts'
import { paths } from '#shared/kernel/paths.ts'
import { formatTime } from '#web/components/format/format-time.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { useList } from '#web/platform/use-list.ts'
import { Box, chakra, Small, Stack } from '#web/ui/chakra.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { auditList, type AuditQuery } from './audit.api.ts'
import { type FoldedEntry, foldReadings } from './fold-readings.ts'
import { auditSearch } from './audit-criteria.ts'
import { formatWhat, kindLabel } from './audit.text.ts'

const Entry = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '11rem minmax(0, 1fr)' },
    columnGap: '5',
    py: '3',
    borderTop: '1px solid',
    borderColor: 'border',
  },
})

type Named = { id: string; name?: string | undefined }

const Person = ({ id, name }: Named) => (
  <TextLink inline to={paths.admin.person(id)}>
    {name ?? 'a deleted account'}
  </TextLink>
)
const Practice = ({ id, name }: Named) => (
  <TextLink inline to={paths.admin.practice(id)}>
    {name ?? 'a deleted practice'}
  </TextLink>
)

/** Other ids than a booking's code say nothing to people. */
const BOOKING = /^B[0-9A-Z]{7}$/

const grantWords = { own: '', admin: ' as super admin', view: ' viewing as', act: ' acting as' } as const

const Party = (party: Named) => (party.id.startsWith('cmp_') ? <Practice {...party} /> : <Person {...party} />)

/** `by Thandi Nkosi`, `by Ayanda Khumalo acting as Harbour Road Pharmacy`, `automatically` */
function Actor({ entry: { actor, for: party, grant, via } }: { entry: AuditEntry }) {
  if (!actor) return <>automatically</>
  return (
    <>
      {via === 'event' ? 'following from what ' : 'by '}
      <Person {...actor} />
      {via === 'event' && ' did'}
      {grantWords[grant]}
      {party && (
        <>
          {' '}
          <Party {...party} />
        </>
      )}
    </>
  )
}

/** Whom it concerns, besides who did it and for whom. */
function Concerned({ entry: { actor, for: party, person, practice, about } }: { entry: AuditEntry }) {
  const parts: ReactNode[] = []
  if (person && person.id !== actor?.id && person.id !== party?.id) parts.push(<Person key="person" {...person} />)
  if (practice && practice.id !== party?.id) parts.push(<Practice key="practice" {...practice} />)
  if (about && BOOKING.test(about))
    parts.push(
      <TextLink key="about" inline to={paths.admin.booking(about)}>
        {about}
      </TextLink>,
    )
  return parts.map((part) => [' · ', part])
}

/** Which list was taken out; of the audit, with the way to the same entries. */
function Exported({ list, filters }: NonNullable<AuditEntry['exported']>) {
  if (!filters) return <Small>All {list}</Small>
  return (
    <Small>
      {kindLabel(filters)} of the audit,{' '}
      <TextLink inline to={`${paths.admin.audit}${auditSearch(filters)}`}>
        {formatFormDate(filters.from)}–{formatFormDate(filters.to)}
      </TextLink>
    </Small>
  )
}

function AuditRow({ entry }: { entry: FoldedEntry }) {
  return (
    <Entry>
      <Small fontVariantNumeric="tabular-nums">{formatTime(entry.at)}</Small>
      <Box minWidth="0" overflowWrap="anywhere">
        <Box>
          {formatWhat(entry)}
          {entry.times > 1 && `, ${entry.times} times since ${formatTime(entry.first)}`}
        </Box>
        <Small>
          <Actor entry={entry} />
          <Concerned entry={entry} />
        </Small>
        {entry.exported && <Exported {...entry.exported} />}
        {entry.reason && <Box mt="1">“{entry.reason}”</Box>}
      </Box>
    </Entry>
  )
}

/** Who did or saw what, newest first, with a line that says since when it is known. */
export function AuditEntries({ query }: { query: AuditQuery }) {
  const { data, summary, error, refetch, loadMore, busy } = useList(auditList(query), { automaticItems: 0 })
  if (!data && error) return <LoadError error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Stack role="status" aria-label="Loading the entries" gap="4">
        {[1, 2, 3, 4].map((at) => (
          <Skeleton key={at} height="64px" borderRadius="m" />
        ))}
      </Stack>
    )
  return (
    <>
      {data.length === 0 && (
        <EmptyState icon="clock" title={loadMore ? 'None among the latest entries' : 'No entries'} action={null}>
          {loadMore
            ? 'Look further back to find earlier ones.'
            : 'Entries appear here a second after somebody did or saw something.'}
        </EmptyState>
      )}
      <chakra.ul aria-label="Entries" listStyleType="none">
        {foldReadings(data).map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </chakra.ul>
      <LoadMore loadMore={loadMore} busy={busy} label="Look further back" />
      {!loadMore && summary?.since && (
        <Small mt="4">
          Recorded since {formatFormDate(todayAt(summary.since))}; entries are kept for{' '}
          {formatPeriod(RETENTION_DAYS.audit)}.
        </Small>
      )}
    </>
  )
}
