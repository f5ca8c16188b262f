import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { holidayYears } from '#shared/options/announced-holidays.rules.ts'
import type { Place } from '#shared/options/list-places.rules.ts'
import type { OptionLists } from '#shared/options/option-lists.schema.ts'
import { LeaveGuard } from '#web/components/forms/leave-guard.tsx'
import { LoadError } from '#web/components/page/load-error.tsx'
import { NotFoundNote } from '#web/components/page/page-load-error.tsx'
import { optionListsQuery } from '#web/features/options/option-lists.api.ts'
import { useTablet } from '#web/platform/media.ts'
import { Box, chakra, Stack } from '#web/ui/chakra.ts'
import { usePageTitle } from '#web/ui/page-title.ts'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { CategoryTree } from './category-tree.tsx'
import { changedLists } from './draft.ts'
import { draftSummary } from './draft-summary.ts'
import { useEditing } from './editing.ts'
import { ListSection } from './list-section.tsx'
import { OptionDialog, type Opened } from './option-dialog.tsx'
import { categoriesOf, placeIn, searchOf } from './places.ts'
import { RefusalNote } from './refusal-note.tsx'
import { SaveBar } from './save-bar.tsx'
import { useOptionsDraft } from './use-options-draft.ts'
import { holidaySummary } from './holiday-summary.ts'
import { useDayUse } from './use-day-use.ts'
import { currentDay } from '#web/platform/clock.ts'

const first: Place = { list: 'industries' }

function Editor({ loaded }: { loaded: OptionLists }) {
  const [params] = useSearchParams()
  const isWide = useTablet()
  const edited = useOptionsDraft(loaded)
  const { draft, setDraft, changes, refusal, isPending, conflicts } = edited
  const isNamed = params.has('list')
  const place = isNamed ? placeIn(draft.lists, params) : isWide ? first : undefined
  const [opened, setOpened] = useState<Opened>()
  const [announced, announce] = useState('')
  const editing = useEditing({ draft, setDraft, open: setOpened, announce })
  const close = useCallback(() => setOpened(undefined), [])
  const [days = [], others = []] = [true, false].map((isDay) =>
    changes.filter(({ list }) => (list === 'public-holidays') === isDay),
  )
  const use = useDayUse(
    days.map(({ code }) => code),
    loaded,
  )
  const years = holidayYears(currentDay())
  const tree = (
    <CategoryTree categories={categoriesOf(draft, `${years[0]}–${years.at(-1)}`)} active={place && searchOf(place)} />
  )
  return (
    <>
      <Grid>
        {(isWide || !isNamed) && (
          <Box as="nav" aria-label="Categories">
            {isWide ? (
              <chakra.h2 textStyle="l" mb="3">
                Categories
              </chakra.h2>
            ) : (
              <PageHeader title="Options">What can be chosen in forms, searches and offers.</PageHeader>
            )}
            {tree}
          </Box>
        )}
        {isNamed && !place && (
          <div>
            <NotFoundNote what="list" back={{ to: '?', label: 'Options' }} />
          </div>
        )}
        {place && (
          <Stack gap="4" minWidth="0" alignContent="start">
            <RefusalNote error={refusal} sent={changedLists(draft)} conflicts={conflicts} />
            <ListSection key={searchOf(place)} place={place} edited={edited} stored={loaded} editing={editing} />
          </Stack>
        )}
      </Grid>
      <Box role="status" srOnly>
        {announced}
      </Box>
      {opened && <OptionDialog {...opened} draft={draft} onChange={setDraft} onClose={close} />}
      <SaveBar
        count={changes.length}
        noun={others.length === 0 ? 'day' : 'change'}
        summary={[draftSummary(others, edited.uses), holidaySummary(days, use)].filter(Boolean).join(', ')}
        busy={isPending}
        onSave={() =>
          void edited.send().then(
            () => showToast('Saved.'),
            () => scrollTo({ top: 0 }),
          )
        }
        onDiscard={edited.discard}
      />
      <LeaveGuard dirty={changes.length > 0} ignoreSearch onLeave={edited.discard} />
    </>
  )
}

const Grid = chakra('div', {
  base: {
    flex: '1',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '248px minmax(0, 1fr)' },
    columnGap: { md: '8', lg: '12' },
    gridTemplateRows: '1fr',
    px: { base: '4', md: '8' },
    pt: { base: '3', md: '5' },
    pb: '12',
  },
})

/** What can be chosen in forms, searches and offers: one list at a time, beside all of them. */
export function OptionsPage() {
  const { data, error, refetch } = useQuery(optionListsQuery)
  usePageTitle('Options')
  if (data) return <Editor loaded={data} />
  return (
    <Page>
      <PageHeader title="Options" />
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="320px" role="status" aria-label="Loading the options" />
      )}
    </Page>
  )
}
