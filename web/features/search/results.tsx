import { Box, chakra } from '#web/ui/chakra.ts'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { ProvinceOption } from '#shared/options/options.schema.ts'
import type { Match } from '#shared/search/search.schema.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { locumAddress } from '#web/components/locum-address.ts'
import { usePendingDays, withRequests } from './pending-days.ts'
import { type Criteria, sorts, type Sort } from './criteria.ts'
import { MatchCard } from './match-card.tsx'
import { searchText as text } from './search.text.ts'

const STEP = 20

const Segment = chakra('button', {
  base: {
    px: { base: '2', md: '3' },
    minHeight: { base: 'tap', md: '8' },
    textStyle: 's',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    color: 'fg.muted',
    flex: { base: '1', md: 'none' },
    _first: { borderLeftRadius: '7px' },
    _last: { borderRightRadius: '7px' },
    '&[aria-pressed=true]': { bg: 'secondary.subtle', color: 'secondary.fg', fontWeight: 'bold' },
  },
})

interface ToolsProps {
  criteria: Criteria
  onChange: (changed: Partial<Criteria>) => void
  /** Undefined until the first search has finished. */
  full: number | undefined
  /** False without criteria: every locum is then a full match. */
  ranked: boolean
}

/** Switches between all and full matches, and sets the sort order. */
export function ListTools({ criteria, onChange, full, ranked }: ToolsProps) {
  return (
    <Box display="flex" flexWrap="wrap" gap="2.5" alignItems="center" width={{ base: 'full', md: 'auto' }}>
      {ranked && (
        <Box
          role="group"
          aria-label={text.listLabel}
          display="flex"
          flex={{ base: '1 1 auto', md: 'none' }}
          border="1px solid"
          borderColor="border.emphasized"
          borderRadius="8px"
        >
          <Segment type="button" aria-pressed={!criteria.full} onClick={() => onChange({ full: false })}>
            {text.allMatches}
          </Segment>
          <Segment type="button" aria-pressed={criteria.full} onClick={() => onChange({ full: true })}>
            {text.fullMatches(full)}
          </Segment>
        </Box>
      )}
      <Select
        compact
        flex={{ base: '1', md: 'none' }}
        aria-label={text.sort}
        value={criteria.sort}
        onChange={(event) => onChange({ sort: event.currentTarget.value as Sort })}
      >
        {sorts
          .filter((sort) => sort !== 'distance' || criteria.location)
          .map((sort) => (
            <option key={sort} value={sort}>
              {sort === 'match' && !ranked ? text.byName : text.sorts[sort]}
            </option>
          ))}
      </Select>
    </Box>
  )
}

interface Props {
  matches: readonly Match[]
  criteria: Criteria
  provinces: readonly ProvinceOption[]
  skillName: (code: string) => string
  /** There is room for a locum beside the list. */
  hasPane: boolean
  chosen: string | undefined
  withLocum: (id: string) => string
  /** Loads the next page; undefined after the last. */
  loadMore: (() => void) | undefined
  busy: boolean
}

/** Shows the cards in steps, since a search can find thousands. */
export function MatchList({ matches, hasPane, chosen, withLocum, loadMore, busy, ...card }: Props) {
  const [shown, setShown] = useState(STEP)
  const pending = usePendingDays(card.criteria.dates.length > 0)
  const here = useLocation()
  const more = Math.min(STEP, matches.length - shown)
  return (
    <>
      {matches.slice(0, shown).map((match) => (
        <MatchCard
          key={match.id}
          {...card}
          match={withRequests(match, pending)}
          hasPane={hasPane}
          showing={match.id === chosen}
          to={hasPane ? withLocum(match.id) : locumAddress(match.id, card.criteria, here)}
        />
      ))}
      <Box
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="center"
        gap="3"
        borderTop="1px solid"
        borderColor="border"
        pt="4"
        mt="1"
        color="fg.muted"
      >
        <span>
          1–{Math.min(shown, matches.length)} of {matches.length}
          {loadMore && '+'}
        </span>
        {more > 0 && <Button onClick={() => setShown(shown + STEP)}>{text.more(more)}</Button>}
        {more <= 0 && loadMore && (
          <Button busy={busy} onClick={loadMore}>
            {text.loadMore}
          </Button>
        )}
      </Box>
    </>
  )
}
