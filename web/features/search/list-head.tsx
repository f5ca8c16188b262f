import { Box, chakra } from '#web/ui/chakra.ts'
import { useState } from 'react'
import type { Match } from '#shared/search/search.schema.ts'
import { TextButton } from '#web/ui/text-link.tsx'
import { DaysDialog } from './days-filter.tsx'
import type { Mode } from './search.api.ts'
import { ListTools } from './results.tsx'
import { searchText as text } from './search.text.ts'
import type { Search } from './use-search.ts'

interface Props {
  mode: Mode
  search: Search
  found: {
    all: readonly Match[]
    shown: readonly Match[]
    isPending: boolean
    hasNextPage: boolean
    isLoadingMore: boolean
  }
  ranked: boolean
}

function headline({ mode, search: { criteria }, found: { all, shown, hasNextPage } }: Props): string {
  const dated = mode === 'search' && criteria.dates.length > 0
  const people = text.people(all.length, hasNextPage)
  return [
    shown.length < all.length ? `${shown.length} of ${people}` : people,
    dated && text.mayBeAvailable(criteria.dates.length),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Availability only affects the ranking once dates are chosen. */
function ChooseDatesHint({ search: { criteria, change } }: Pick<Props, 'search'>) {
  const [open, setOpen] = useState(false)
  return (
    <Box>
      <TextButton inline aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.chooseDates}
      </TextButton>{' '}
      {text.chooseDatesHint}
      {open && (
        <DaysDialog dates={criteria.dates} onChange={(dates) => change({ dates })} onClose={() => setOpen(false)} />
      )}
    </Box>
  )
}

/** How many locums were found, how they are scored, and the sort order. */
export function ListHead(props: Props) {
  const { search, found } = props
  const some = found.isPending || found.all.length > 0
  const ranked = props.ranked && some
  return (
    <Box display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="flex-end" gap="3" mb="3">
      <Box minWidth="0">
        <chakra.h2 textStyle="l">
          <span role="status">{found.isPending ? text.loading : headline(props)}</span>
        </chakra.h2>
        {props.mode === 'search' && search.criteria.dates.length === 0 && <ChooseDatesHint search={search} />}
        {(found.isLoadingMore || ranked) && (
          <Box textStyle="s" color="fg.muted">
            {found.isLoadingMore
              ? text.loadingMore
              : text.score(props.mode === 'search', search.criteria.location !== '')}
          </Box>
        )}
      </Box>
      {some && (
        <ListTools
          criteria={search.criteria}
          onChange={search.change}
          full={found.isPending ? undefined : found.all.filter(({ match }) => match === 'exact').length}
          ranked={ranked}
        />
      )}
    </Box>
  )
}
