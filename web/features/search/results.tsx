import { Box, chakra, Row, Small } from '#web/ui/chakra.ts'
import { useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { formatThousands } from '#shared/kernel/money.ts'
import type { ProvinceOption } from '#shared/options/options.schema.ts'
import type { Match, SearchSummary } from '#shared/search/match.schema.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { locumAddress } from '#web/components/people/locum-address.ts'
import { Button } from '#web/ui/button.tsx'
import type { SearchCriteria } from './search-criteria.ts'
import { MatchCard } from './match-card.tsx'
import { type OwnDays, type SeenMatch, seenByPractice } from './own-days.ts'

interface Paging {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  error: unknown
  fetchNextPage: () => unknown
}

interface Props {
  matches: readonly Match[]
  summary: SearchSummary
  criteria: SearchCriteria
  provinces: readonly ProvinceOption[]
  nearTo: string
  skillName: (code: string) => string
  own: OwnDays
  /** There is room for a locum beside the list. */
  hasPane: boolean
  chosen: string | undefined
  withLocum: (id: string) => string
  paging: Paging
}

/** The heading of a group, with its count over all pages. */
const GroupHeading = ({ title, count, hint }: { title: string; count: number; hint?: string }) => (
  <Box
    borderTop="1px solid"
    borderColor="border"
    pt="4"
    pb={{ base: '2', md: '3' }}
    _first={{ borderTop: 'none', pt: '0' }}
  >
    <chakra.h3 fontSize="inherit" fontWeight="bold">
      {title}{' '}
      <Box as="span" fontWeight="normal" color="fg.subtle">
        {formatThousands(count)}
      </Box>
    </chakra.h3>
    {hint && <Small>{hint}</Small>}
  </Box>
)

/** Moves the focus to the first card of a page that was just loaded. */
function useFocusOnNext(count: number) {
  const list = useRef<HTMLDivElement>(null)
  const next = useRef<number>(undefined)
  useEffect(() => {
    if (next.current === undefined || count <= next.current) return
    list.current?.querySelectorAll('article')[next.current]?.querySelector('a')?.focus()
    next.current = undefined
  }, [count])
  return { list, focusOnNext: () => (next.current = count) }
}

/** As many as the server returns at once. */
const PAGE = 24

function ListFoot({ count, total, paging }: { count: number; total: number; paging: Paging }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = paging
  const more = Math.min(PAGE, total - count)
  return (
    <Row
      wrap
      justify="space-between"
      align="center"
      gap="3"
      borderTop="1px solid"
      borderColor="border"
      pt="4"
      mt="1"
      color="fg.muted"
    >
      {isFetchNextPageError && (
        <Box flexBasis="full">
          <LoadError error={error} onRetry={() => void fetchNextPage()} />
        </Box>
      )}
      <span role="status">
        1–{formatThousands(count)} of {formatThousands(total)}
      </span>
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {more > 0 ? `Show ${more} more` : 'Show more'}
        </Button>
      )}
    </Row>
  )
}

/** The cards in the server's order; people of professions that the search also covers are a group of their own. */
export function MatchList({ matches, own, summary, hasPane, chosen, withLocum, paging, ...card }: Props) {
  const { criteria } = card
  const here = useLocation()
  const { total, related } = summary
  const seen = useMemo(() => matches.map((match) => seenByPractice(match, own)), [matches, own])
  const cards = (group: readonly SeenMatch[]) =>
    group.map((match) => (
      <MatchCard
        key={match.id}
        {...card}
        match={match}
        hasPane={hasPane}
        showing={match.id === chosen}
        to={hasPane ? withLocum(match.id) : locumAddress(match.id, criteria, here)}
      />
    ))
  const covered = seen.filter((match) => match.related)
  const { list, focusOnNext } = useFocusOnNext(matches.length)
  const fetchNextPage = () => {
    focusOnNext()
    return paging.fetchNextPage()
  }
  return (
    <div ref={list}>
      {related > 0 && related < total && <GroupHeading title={criteria.profession} count={total - related} />}
      {cards(seen.filter((match) => !match.related))}
      {covered.length > 0 && (
        <GroupHeading
          title="Related professions"
          count={related}
          hint={`A search for ${criteria.profession} also covers these professions.`}
        />
      )}
      {cards(covered)}
      <ListFoot count={matches.length} total={total} paging={{ ...paging, fetchNextPage }} />
    </div>
  )
}
