import { Box } from '#web/ui/chakra.ts'
import { type SyntheticEvent, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { UserId } from '#shared/kernel/ids.ts'
import type { LazyPage } from '#web/components/page/lazy-page.tsx'
import { LoadError } from '#web/components/page/load-error.tsx'
import { LocumPaneSkeleton } from '#web/components/people/locum-pane-skeleton.tsx'
import { Page, PageHeader } from '#web/ui/page.tsx'
import type { ShiftSelection } from '#web/components/days/shift-selection.ts'
import { useActiveCompany } from '#web/components/account/account.api.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { useDesktop, useMedia } from '#web/platform/media.ts'
import { paths } from '#shared/kernel/paths.ts'
import { useIndustries, useOptions } from '#web/features/options/options.api.ts'
import { filteredParts, type SearchCriteria, type Mode } from './search-criteria.ts'
import { FilterPane, FiltersSheet } from './filter-pane.tsx'
import { Filters } from './filters.tsx'
import { ListHead } from './list-head.tsx'
import { MatchesSkeleton } from './match-skeleton.tsx'
import { TooWide } from './empty-results.tsx'
import { SearchResults } from './search-results.tsx'
import { useUsualSearch } from './usual-search.ts'
import { searchText as text } from './search.text.ts'
import { type FoundMatches, useFoundMatches } from './use-found-matches.ts'
import { type KnownOptions, type Search, useSearch } from './use-search.ts'
import { SegmentLink, Segments } from '#web/ui/segments.tsx'

const modes = ['search', 'directory'] as const satisfies readonly Mode[]

/** The same search with dates or without; both keep all criteria. */
function ModeSwitch({ mode, addressIn }: { mode: Mode; addressIn: (mode: Mode) => string }) {
  return (
    <Segments as="nav" aria-label="With or without dates">
      {modes.map((one) => (
        <SegmentLink key={one} to={addressIn(one)} aria-current={one === mode ? 'page' : undefined}>
          {text.modes[one]}
        </SegmentLink>
      ))}
    </Segments>
  )
}

interface PageProps {
  /** Shows a locum beside the list if there is room. */
  Pane: LazyPage<{ professionalId: UserId; shiftSelection: ShiftSelection }>
}

const columns = { base: 'minmax(0, 1fr)', lg: '256px minmax(0, 1fr)', xl: '256px minmax(0, 1fr) minmax(392px, 28%)' }

function FilterForm({
  mode,
  search: { criteria, change },
  found: { summary, waiting, provinces },
}: {
  mode: Mode
  search: Search
  found: FoundMatches
}) {
  const { company } = useActiveCompany()
  const { data: industries = [] } = useIndustries()
  const { data: languages = [] } = useOptions('languages')
  return (
    <Filters
      mode={mode}
      criteria={criteria}
      onChange={change}
      summary={summary}
      waiting={waiting}
      industries={industries}
      provinces={provinces}
      languages={languages}
      industry={company.industry}
    />
  )
}

/** The best match, once it is known. */
function useBest({ waiting, matches }: FoundMatches): string | undefined {
  const [best, setBest] = useState<string>()
  const first = matches[0]?.id
  if (!waiting && first !== best) setBest(first)
  return best
}

/** A locum beside the list: the best match until one is chosen. */
function SidePane({
  Pane,
  search,
  found,
  shown,
}: PageProps & { search: Search; found: FoundMatches; shown: string | undefined }) {
  useEffect(() => void Pane.load(), [Pane])
  // A click or input beside the list selects that locum, so that a new best match doesn't replace them.
  const selectShown = (event: SyntheticEvent) => {
    // Not for a link to another page: selecting now would navigate back.
    if (shown && !search.chosen && !event.defaultPrevented) search.choose(shown)
  }
  if (!shown && !found.waiting) return null
  return (
    <Box
      onClick={selectShown}
      onInput={selectShown}
      position="sticky"
      top="64px"
      height="calc(100dvh - 64px - var(--impersonation, 0px))"
      overflowY="auto"
      borderLeft="1px solid"
      borderColor="border"
      bg="bg.subtle"
    >
      {shown ? <Pane professionalId={shown as UserId} shiftSelection={search.criteria} /> : <LocumPaneSkeleton />}
    </Box>
  )
}

function Failed({
  error,
  usual,
  search,
  onRetry,
}: {
  error: Error
  usual: string
  search: Search
  onRetry: () => void
}) {
  const isTooWide = error instanceof ApiError && error.errorCode === 'SEARCH_TOO_WIDE'
  const region = usual === search.criteria.location ? '' : (usual.split(',')[1] ?? '')
  return isTooWide ? (
    <TooWide region={region} onRegion={() => search.change({ location: usual })} />
  ) : (
    <LoadError error={error} onRetry={onRetry} />
  )
}

function LoadedSearch({
  mode,
  Pane,
  usual,
  knownOptions,
}: PageProps & { mode: Mode; usual: Pick<SearchCriteria, 'profession' | 'location'>; knownOptions: KnownOptions }) {
  // An offer that arrives later doesn't change a search that has started.
  const [first] = useState(usual)
  const search = useSearch(mode, first, knownOptions)
  const { criteria } = search
  const found = useFoundMatches(mode, criteria)
  const wide = useDesktop()
  const hasPane = useMedia('(min-width: 1280px)')
  const best = useBest(found)
  const shown = search.chosen ?? best
  const failed = found.data ? null : found.error
  const filters = <FilterForm mode={mode} search={search} found={found} />
  return (
    <Box
      flex="1"
      width="full"
      maxWidth="1680px"
      mx="auto"
      display="grid"
      alignItems="start"
      gridTemplateColumns={columns}
    >
      {wide && <FilterPane>{filters}</FilterPane>}
      <Box px={{ base: '4', md: '6' }} pt={{ base: '3', md: '5' }} pb="12" minWidth="0">
        <PageHeader title={text.title[mode]} actions={<ModeSwitch mode={mode} addressIn={search.addressIn} />}>
          {text.lead[mode]}
        </PageHeader>
        {!wide && (
          <FiltersSheet criteria={criteria} count={found.summary?.total}>
            {filters}
          </FiltersSheet>
        )}
        {failed ? (
          <Failed error={failed} usual={first.location} search={search} onRetry={() => void found.refetch()} />
        ) : (
          <ListHead mode={mode} search={search} summary={found.summary} ranked={filteredParts(criteria).length > 0} />
        )}
        {found.isPending && <MatchesSkeleton dated={criteria.dates.length > 0} />}
        {found.data && <SearchResults mode={mode} search={search} found={found} chosen={shown} hasPane={hasPane} />}
      </Box>
      {hasPane && !failed && <SidePane Pane={Pane} search={search} found={found} shown={shown} />}
    </Box>
  )
}

function useKnownOptions() {
  const loading = [useIndustries(), useOptions('provinces')] as const
  const [{ data: industries }, { data: provinces }] = loading
  const knownOptions = useMemo<KnownOptions | undefined>(
    () =>
      industries &&
      provinces && {
        professions: new Set(industries.flatMap(({ professions }) => professions.map(({ name }) => name))),
        locations: new Set(provinces.flatMap(({ name, subs }) => subs.map((region) => `${name},${region.name}`))),
      },
    [industries, provinces],
  )
  return {
    knownOptions,
    error: loading.find(({ error }) => error)?.error,
    retry: () => void Promise.all(loading.map(({ refetch }) => refetch())),
  }
}

/** Filters, the ranked list and the selected locum: with days, or as the Locum Directory without them. */
export function SearchPage({ Pane }: PageProps) {
  const { company } = useActiveCompany()
  const mode = useLocation().pathname === paths.practice.directory ? 'directory' : 'search'
  const usual = useUsualSearch()
  const { knownOptions, error, retry } = useKnownOptions()
  if (usual && knownOptions)
    return <LoadedSearch key={company.id} mode={mode} Pane={Pane} usual={usual} knownOptions={knownOptions} />
  return (
    <Page>
      <PageHeader title={text.title[mode]}>{text.lead[mode]}</PageHeader>
      {error ? <LoadError error={error} onRetry={retry} /> : <MatchesSkeleton dated={mode === 'search'} />}
    </Page>
  )
}
