import { Box, chakra, Row, Stack } from '#web/ui/chakra.ts'
import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { formatDays } from '#web/components/format/format-days.ts'
import { useTablet } from '#web/platform/media.ts'
import { type SearchCriteria, filterCount } from './search-criteria.ts'
import { focusOnResults } from './list-head.tsx'
import { searchText as text } from './search.text.ts'

const sentences = {
  filters: 'Filters',
}

/** On a wide screen the filters stay in view. */
export function FilterPane({ children }: { children: ReactNode }) {
  return (
    <chakra.aside
      aria-label={sentences.filters}
      data-filters=""
      position="sticky"
      top="64px"
      height="calc(100dvh - 64px - var(--impersonation, 0px))"
      overflowY="auto"
      borderRight="1px solid"
      borderColor="border"
      pl="8"
      pr="5"
      py="5"
    >
      {children}
    </chakra.aside>
  )
}

/** A drawer on a tablet, a bottom sheet on a phone; the page shows a summary of the search. */
export function FiltersSheet({
  criteria,
  count,
  children,
}: {
  criteria: SearchCriteria
  /** Undefined until the first search has finished. */
  count: number | undefined
  children: ReactNode
}) {
  const [open, setOpen] = useState(false)
  const tablet = useTablet()
  const close = () => setOpen(false)
  const filters = filterCount(criteria)
  const summary = [criteria.profession, criteria.location.split(',')[1] ?? text.anywhere, formatDays(criteria.dates)]
    .filter(Boolean)
    .join(' · ')
  const show = (
    <Button
      look="primary"
      onClick={() => {
        close()
        focusOnResults()
      }}
    >
      {count === undefined ? 'Show locums' : `Show ${text.people(count)}`}
    </Button>
  )
  return (
    <Box mb="4">
      <Row align="center" gap="3">
        <Box flex="1" minWidth="0" overflowWrap="anywhere">
          {summary}
        </Box>
        <Button data-filters onClick={() => setOpen(true)} aria-haspopup="dialog">
          {sentences.filters}
          {filters > 0 && ` · ${filters}`}
        </Button>
      </Row>
      {open && !tablet && (
        <Dialog open title={sentences.filters} onClose={close} footer={show}>
          {children}
        </Dialog>
      )}
      {open && tablet && (
        <Drawer open title={sentences.filters} onClose={close}>
          <Stack px="3" gap="5">
            {children}
            {show}
          </Stack>
        </Drawer>
      )}
    </Box>
  )
}
