import { formatThousands } from '#shared/kernel/money.ts'
import { Row } from '#web/ui/chakra.ts'
import { type Sort, sorts } from '#shared/search/search-enums.ts'
import { Select } from '#web/ui/select.tsx'
import type { SearchCriteria } from './search-criteria.ts'
import { Segment, Segments } from '#web/ui/segments.tsx'
import { searchText as text } from './search.text.ts'

interface Props {
  criteria: SearchCriteria
  onChange: (changed: Partial<SearchCriteria>) => void
  /** Undefined until the first search has finished. */
  full: number | undefined
  /** False without criteria: every locum is then a full match, and those who are available soonest come first. */
  ranked: boolean
}

/** Switches between all and full matches, and sets the sort order. */
export function ListTools({ criteria, onChange, full, ranked }: Props) {
  return (
    <Row wrap gap="2.5" align="center" width={{ base: 'full', md: 'auto' }}>
      {ranked && (
        <Segments role="group" aria-label="Which locums">
          <Segment aria-pressed={!criteria.full} onClick={() => onChange({ full: false })}>
            All matches
          </Segment>
          <Segment aria-pressed={criteria.full} onClick={() => onChange({ full: true })}>
            {full === undefined ? 'Full matches' : `Full matches ${formatThousands(full)}`}
          </Segment>
        </Segments>
      )}
      <Select
        compact
        flex={{ base: '1', md: 'none' }}
        aria-label="Sort by"
        value={criteria.sort}
        onChange={(event) => onChange({ sort: event.currentTarget.value as Sort })}
      >
        {sorts
          .filter((sort) => sort !== 'distance' || criteria.location)
          .map((sort) => (
            <option key={sort} value={sort}>
              {sort === 'match' && !ranked ? 'Available soonest' : text.sorts[sort]}
            </option>
          ))}
      </Select>
    </Row>
  )
}
