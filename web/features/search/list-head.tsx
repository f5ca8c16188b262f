import { formatPercent } from '#shared/kernel/format-percent.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { formatThousands } from '#shared/kernel/money.ts'
import { Box, chakra, Row, Small } from '#web/ui/chakra.ts'
import { useState } from 'react'
import { plans } from '#shared/kernel/plans.ts'
import type { SearchSummary } from '#shared/search/match.schema.ts'
import { usePlan } from '#web/components/account/use-plan.ts'
import { TextButton } from '#web/ui/text-link.tsx'
import { DaysDialog } from './days-filter.tsx'
import { ListTools } from './list-tools.tsx'
import type { Mode } from './search-criteria.ts'
import { searchText as text } from './search.text.ts'
import type { Search } from './use-search.ts'

const mayBeAvailable = (days: number) =>
  days === 1 ? 'who may be available on your day' : 'who may be available on some of your days'

interface Props {
  mode: Mode
  search: Search
  /** Undefined until the first search has finished. */
  summary: SearchSummary | undefined
  ranked: boolean
}

function headline(dates: number, { total, all }: SearchSummary): string {
  return [
    total < all ? `${formatThousands(total)} of ${formatCount(all, 'locum')}` : text.people(all),
    dates > 0 && mayBeAvailable(dates),
  ]
    .filter(Boolean)
    .join(' ')
}

const HEADING_ID = 'locums-found'

/** After a search by keyboard the results are next, also where the button that began it has gone. */
export const focusOnResults = (): void => void requestAnimationFrame(() => document.getElementById(HEADING_ID)?.focus())

/** Availability only affects the ranking once dates are chosen. */
function ChooseDatesHint({ search: { criteria, change } }: Pick<Props, 'search'>) {
  const [open, setOpen] = useState(false)
  return (
    <Box>
      <TextButton inline aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Choose your dates
      </TextButton>{' '}
      to see who is available.
      {open && (
        <DaysDialog
          dates={criteria.dates}
          onChange={(dates) => {
            change({ dates })
            if (dates.length > 0) focusOnResults()
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  )
}

/** How many locums were found, how they are scored, and the sort order. */
export function ListHead({ mode, search, summary, ranked }: Props) {
  const { criteria, change } = search
  const plan = usePlan()
  const some = !summary || summary.all > 0
  const dated = criteria.dates.length > 0
  const notes = [
    some && ranked && 'Out of 100: 50 for the profession and region, and up to 50 for your dates and filters.',
    some && !ranked && criteria.sort === 'match' && 'Available soonest first, then by experience.',
    some && dated && `Estimates are for pay, plus facilitation fee ${formatPercent(plans[plan].fee)}.`,
  ].filter((note) => note !== false)
  return (
    <Row wrap justify="space-between" align="flex-end" gap="3" mb="3">
      <Box minWidth="0">
        <chakra.h2 id={HEADING_ID} tabIndex={-1} textStyle="l" outline="none">
          <span role="status">{summary ? headline(criteria.dates.length, summary) : text.loading}</span>
        </chakra.h2>
        {mode === 'search' && !dated && <ChooseDatesHint search={search} />}
        {notes.length > 0 && <Small>{notes.join(' ')}</Small>}
      </Box>
      {some && <ListTools criteria={criteria} onChange={change} full={summary?.remaining.exact} ranked={ranked} />}
    </Row>
  )
}
