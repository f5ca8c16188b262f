import type { AuditEntry } from '#shared/admin/audit.contract.ts'
import { formatFormDate, localTimeAt, todayAt } from '#shared/kernel/dates.ts'
import { paths } from '#shared/kernel/paths.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { useList } from '#web/platform/use-list.ts'
import { Box, chakra, Row, Small } from '#web/ui/chakra.ts'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Section } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { formatEntry } from './format-entry.ts'
import { historyList, type HistoryOf } from './history.api.ts'

type Named = NonNullable<AuditEntry['actor']>

const Name = ({ of: { id, name } }: { of: Named }) => (
  <TextLink inline to={paths.admin.person(id)}>
    {name ?? 'a deleted account'}
  </TextLink>
)

/** Who did it, and on behalf of whom; what follows by itself names whom it follows from. */
function By({ entry: { actor, for: other, via } }: { entry: AuditEntry }) {
  if (!actor) return 'By itself, when it was due'
  return (
    <>
      {via === 'event' ? 'By itself, after ' : 'By '}
      <Name of={actor} />
      {other && (
        <>
          {' on behalf of '}
          <Name of={other} />
        </>
      )}
    </>
  )
}

const EntryLine = ({ entry }: { entry: AuditEntry }) => (
  <Row as="li" wrap columnGap="4" py="3" borderTop="1px solid" borderColor="border">
    <Box flex="1 1 240px" minWidth="0" overflowWrap="anywhere">
      <b>{formatEntry(entry.what)}</b>
      {entry.about && <Box as="span"> · {entry.about}</Box>}
      <Small>
        <By entry={entry} />
      </Small>
      {entry.reason && (
        <Box color="fg.muted" whiteSpace="pre-line">
          Reason: {entry.reason}
        </Box>
      )}
    </Box>
    <chakra.time flex="none" textStyle="s" color="fg.muted" dateTime={entry.at}>
      {formatFormDate(todayAt(entry.at))} {localTimeAt(entry.at)}
    </chakra.time>
  </Row>
)

/** What was done or read, newest first, and since when that is known. */
export function HistoryList({ of }: { of: HistoryOf }) {
  const { data, summary, error, refetch, loadMore, busy } = useList(historyList(of), { automaticItems: 0 })
  const since = summary?.since
  return (
    <Section title="History">
      <Small mb="2">
        {since ? `Known since ${formatFormDate(todayAt(since))}.` : 'Nothing has been recorded yet.'}
      </Small>
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="240px" borderRadius="m" role="status" aria-label="Loading the history" />}
      <ul aria-label="History">
        {data?.map((entry) => (
          <EntryLine key={entry.id} entry={entry} />
        ))}
      </ul>
      <LoadMore loadMore={loadMore} busy={busy} />
    </Section>
  )
}
