import { Row } from '#web/ui/chakra.ts'
import { PostOfferButton } from '#web/components/actions/post-offer.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { type SearchCriteria, type Mode, offerParamsOf } from './search-criteria.ts'
import { searchText as text } from './search.text.ts'

interface Props {
  mode: Mode
  criteria: SearchCriteria
  leftOut: number
  onAllRegions: () => void
}

/** No results: the reason and what to try next. The directory has no days. */
export function EmptyResults({ mode, criteria, leftOut, onAllRegions }: Props) {
  const isDirectory = mode === 'directory'
  const hasRegion = criteria.location !== ''
  return (
    <EmptyState
      icon="search"
      title={
        isDirectory
          ? text.noneListed(criteria)
          : text.noneAvailable(criteria.profession, leftOut > 0, criteria.dates.length)
      }
      action={
        <Row wrap gap="3">
          <PostOfferButton look="primary" icon="plus" search={`?${offerParamsOf(criteria)}`}>
            {text.postOffer}
          </PostOfferButton>
          {isDirectory && hasRegion && <Button onClick={onAllRegions}>{text.allRegions}</Button>}
        </Row>
      }
    >
      {isDirectory ? text.noneListedHint(hasRegion) : `${text.noneAvailableHint(leftOut)} ${text.postOfferHint}`.trim()}
    </EmptyState>
  )
}

/** More locums than can be ranked: the search needs a region. */
export function TooWide({ region, onRegion }: { region: string; onRegion: () => void }) {
  return (
    <EmptyState
      icon="search"
      title={text.tooWide}
      action={region !== '' && <Button onClick={onRegion}>{text.searchRegion(region)}</Button>}
    >
      {text.tooWideHint}
    </EmptyState>
  )
}

/** Strict filters hide all results. */
export function AllHidden({ count, onShowAll }: { count: number; onShowAll: () => void }) {
  return (
    <EmptyState
      icon="search"
      title={text.allHidden}
      action={<Button onClick={onShowAll}>{text.showAll(count)}</Button>}
    >
      {text.allHiddenHint(count)}
    </EmptyState>
  )
}
