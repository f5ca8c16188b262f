import { formatThousands } from '#shared/kernel/money.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { Row } from '#web/ui/chakra.ts'
import { PostOfferButton } from '#web/components/actions/post-offer.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { type SearchCriteria, type Mode, offerParamsOf } from './search-criteria.ts'

const sentences = {
  noneAvailable: (profession: string, taken: boolean, days: number) =>
    taken
      ? `No ${profession} is available on ${days === 1 ? 'this day' : 'these days'}`
      : `No ${profession} in this region yet`,
  noneAvailableHint: (leftOut: number) =>
    leftOut > 0
      ? `${formatCount(leftOut, 'locum')} in this region ${leftOut === 1 ? 'is' : 'are'} not free in your hours on any of your days.`
      : '',
  noneListed: ({ profession, location }: Pick<SearchCriteria, 'profession' | 'location'>) =>
    location ? `No ${profession} in ${location.split(',')[1]} yet` : `No ${profession} in any region yet`,
  noneListedHint: (hasRegion: boolean) =>
    hasRegion
      ? 'Try another region, or post a public offer so that locums can apply.'
      : 'Post a public offer so that locums can apply.',
}

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
          ? sentences.noneListed(criteria)
          : sentences.noneAvailable(criteria.profession, leftOut > 0, criteria.dates.length)
      }
      action={
        <Row wrap gap="3">
          <PostOfferButton look="primary" icon="plus" search={`?${offerParamsOf(criteria)}`}>
            Post a public offer
          </PostOfferButton>
          {isDirectory && hasRegion && <Button onClick={onAllRegions}>Show all regions</Button>}
        </Row>
      }
    >
      {isDirectory
        ? sentences.noneListedHint(hasRegion)
        : `${sentences.noneAvailableHint(leftOut)} Try other days or a nearby region, or post a public offer so that locums can apply.`.trim()}
    </EmptyState>
  )
}

/** More locums than can be ranked: the search needs a region. */
export function TooWide({ region, onRegion }: { region: string; onRegion: () => void }) {
  return (
    <EmptyState
      icon="search"
      title="Too many locums to rank"
      action={region !== '' && <Button onClick={onRegion}>Search {region}</Button>}
    >
      {'More than 10\u00a0000 locums are listed there. Choose a region to see the best matches first.'}
    </EmptyState>
  )
}

/** Strict filters hide all results. */
export function AllHidden({ count, onShowAll }: { count: number; onShowAll: () => void }) {
  return (
    <EmptyState
      icon="search"
      title="No locum meets all your filters"
      action={<Button onClick={onShowAll}>Show all {formatThousands(count)}</Button>}
    >
      {formatCount(count, 'locum')} {count === 1 ? 'is' : 'are'} hidden by your filters.
    </EmptyState>
  )
}
