import { type LookupScope, lookupScopes } from '#shared/admin/lookup-scopes.ts'
import type { Found, FoundCounts } from '#shared/admin/lookup.schema.ts'
import { formatThousands } from '#shared/kernel/money.ts'
import { formatFound } from '#web/components/format/format-words.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { usePages } from '#web/platform/use-list.ts'
import { paths } from '#shared/kernel/paths.ts'
import { Box, chakra, Row, Small, Stack } from '#web/ui/chakra.ts'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextButton, TextLink } from '#web/ui/text-link.tsx'
import { FoundRow } from './found-row.tsx'
import { foundList } from './lookup.api.ts'
import { type Scope, scopeNames } from './scopes.ts'
import { useEffect, useEffectEvent } from 'react'

const scopeOfKind = { person: 'people', practice: 'practices', booking: 'bookings' } as const

/** What was found in all, while the next letters are looked for too. */
export function useFound(q: string, scope: Scope) {
  const pages = usePages<Found>(foundList(q, scope), {
    enabled: true,
    hasEnough: () => true,
    keepLast: true,
  })
  const { data, error, refetch, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } = pages
  return {
    items: data?.pages.flatMap((page) => page.items),
    counts: data?.pages[0]?.summary as FoundCounts | undefined,
    isCurrent: data !== undefined && !isPlaceholderData,
    error,
    refetch,
    loadMore: hasNextPage ? () => void fetchNextPage() : undefined,
    busy: isFetchingNextPage,
  }
}

export type FoundNumber = { found: number; more: boolean }

const numberOf = (counts: FoundCounts): FoundNumber => {
  const each = lookupScopes.flatMap((scope) => counts[scope] ?? [])
  return { found: each.reduce((sum, { count }) => sum + count, 0), more: each.some(({ more }) => more) }
}

const Head = chakra('h2', { base: { textStyle: 'm', fontWeight: 'bold' } })

interface PartProps {
  scope: LookupScope
  q: string
  items: readonly Found[]
  more: boolean
  onAll: (() => void) | undefined
}

/** One scope’s results; a list that is cut off says how to see the rest. */
function FoundPart({ scope, q, items, more, onAll }: PartProps) {
  return (
    <section aria-label={scopeNames[scope]}>
      <Row align="center" justify="space-between" gap="3" minHeight="6">
        <Head>
          {scopeNames[scope]}{' '}
          <chakra.span color="fg.muted" fontWeight="normal">
            {more && 'more than '}
            {formatThousands(items.length)}
          </chakra.span>
        </Head>
        {more && onAll && <TextButton onClick={onAll}>More {scopeNames[scope].toLowerCase()}</TextButton>}
        {more && scope === 'bookings' && (
          <TextLink to={`${paths.admin.bookings}?${new URLSearchParams({ q }).toString()}`}>Search by period</TextLink>
        )}
      </Row>
      <chakra.ul mt="1">
        {items.map((found) => (
          <FoundRow key={found.id} found={found} />
        ))}
      </chakra.ul>
    </section>
  )
}

interface Props {
  q: string
  scope: Scope
  onScope: (scope: Scope) => void
  /** Once the results of these words are there. */
  onFound: (number: FoundNumber) => void
}

export function FoundResults({ q, scope, onScope, onFound }: Props) {
  const { items, counts, isCurrent, error, refetch, loadMore, busy } = useFound(q, scope)
  const number = counts && numberOf(counts)
  const tell = useEffectEvent(() => isCurrent && number && onFound(number))
  useEffect(() => void tell(), [q, scope, isCurrent])
  if (!items || !counts)
    return error ? (
      <LoadError error={error} onRetry={() => void refetch()} />
    ) : (
      <Stack role="status" aria-label="Searching" gap="3" py="2">
        {[1, 2, 3].map((at) => (
          <Skeleton key={at} height="40px" borderRadius="m" />
        ))}
      </Stack>
    )
  const isCut = (one: LookupScope) =>
    Boolean(counts[one]?.more && (one === scope ? one === 'bookings' || loadMore : true))
  const parts = lookupScopes.filter((one) => items.some(({ kind }) => scopeOfKind[kind] === one))
  return (
    <Box aria-busy={!isCurrent} opacity={isCurrent ? 1 : 0.7}>
      <chakra.p role="status" srOnly>
        {isCurrent && number && formatFound(number.found, number.more)}
      </chakra.p>
      {items.length === 0 && (
        <Small py="2">
          {loadMore
            ? 'Nothing found so far among the names that have one of these words.'
            : 'Nothing found. Words are found from their first letter on; an e-mail address, number or code whole.'}
        </Small>
      )}
      <Stack gap="4">
        {parts.map((one) => (
          <FoundPart
            key={one}
            scope={one}
            q={q}
            items={items.filter(({ kind }) => scopeOfKind[kind] === one)}
            more={isCut(one)}
            onAll={scope === '' && one !== 'bookings' ? () => onScope(one) : undefined}
          />
        ))}
      </Stack>
      <LoadMore loadMore={loadMore} busy={busy} label={scope && isCut(scope) ? 'Load more' : 'Search more loosely'} />
    </Box>
  )
}
