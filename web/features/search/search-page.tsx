import { Box, chakra } from '#web/ui/chakra.ts'
import { type ComponentType, type SyntheticEvent, useMemo, useState } from 'react'
import type { UserId } from '#shared/kernel/ids.ts'
import { LoadError } from '#web/components/load-error.tsx'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import type { ShiftSelection } from '#web/components/shift-selection.ts'
import { useActiveCompany } from '#web/components/account.ts'
import { useMedia } from '#web/platform/media.ts'
import { paths } from '#web/platform/paths.ts'
import { useIndustries, useOptions } from '#web/features/options/options.api.ts'
import { filteredParts, type Criteria } from './criteria.ts'
import { FilterPane, FiltersSheet } from './filter-pane.tsx'
import { Filters } from './filters.tsx'
import { ListHead } from './list-head.tsx'
import { MatchesSkeleton } from './match-skeleton.tsx'
import { WhyNotListed } from './why-not-listed.tsx'
import { EmptyResults, AllHidden } from './empty-results.tsx'
import { MatchList } from './results.tsx'
import { type Mode, useUsualSearch } from './search.api.ts'
import { searchText as text } from './search.text.ts'
import { skillsFor } from './skills.ts'
import { type FoundMatches, useFoundMatches } from './use-found-matches.ts'
import { type KnownOptions, type Search, useSearch } from './use-search.ts'

interface PageProps {
  mode: Mode
  /** Shows a locum beside the list if there is room. */
  Pane: ComponentType<{ professionalId: UserId; shiftSelection: ShiftSelection }>
}

const columns = { base: 'minmax(0, 1fr)', lg: '256px minmax(0, 1fr)', xl: '256px minmax(0, 1fr) minmax(392px, 28%)' }

function FilterForm({
  mode,
  search: { criteria, change },
  found: { all, waiting, provinces },
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
      found={all}
      waiting={waiting}
      industries={industries}
      provinces={provinces}
      languages={languages.map(({ name }) => name)}
      industry={company.industry}
    />
  )
}

/** The results, or why there are none. */
function SearchResults({
  mode,
  search,
  found,
  chosen,
  hasPane,
  ranked,
}: {
  mode: Mode
  search: Search
  found: FoundMatches
  chosen: string | undefined
  hasPane: boolean
  ranked: boolean
}) {
  const { criteria, change, withLocum } = search
  const { all, shown, leftOut, waiting, provinces } = found
  const { data: industries = [] } = useIndustries()
  const names = useMemo(
    () => new Map(skillsFor(industries, criteria.profession).map(({ value, label }) => [value, label])),
    [industries, criteria.profession],
  )
  const showAll = () => change({ strict: [], full: false })
  return (
    <chakra.section
      aria-label={text.people(shown.length, false)}
      aria-busy={waiting}
      opacity={waiting ? 0.6 : 1}
      transition="opacity 120ms"
    >
      {shown.length > 0 && (
        <MatchList
          matches={shown}
          criteria={{ ...criteria, ...found.filters }}
          provinces={provinces}
          skillName={(code) => names.get(code) ?? code}
          hasPane={hasPane}
          chosen={chosen}
          withLocum={withLocum}
          loadMore={found.hasNextPage ? () => void found.fetchNextPage() : undefined}
          busy={found.isFetchingNextPage}
        />
      )}
      {shown.length === 0 &&
        !waiting &&
        (all.length > 0 ? (
          <AllHidden count={all.length} onShowAll={showAll} />
        ) : (
          <EmptyResults
            mode={mode}
            criteria={criteria}
            leftOut={leftOut}
            onAllRegions={() => change({ location: '' })}
          />
        ))}
      <WhyNotListed leftOut={leftOut} hidden={all.length - shown.length} ranked={ranked} />
    </chakra.section>
  )
}

/** The best match, updated once all automatic pages are loaded. */
function useBest({ waiting, isLoadingMore, shown }: FoundMatches): string | undefined {
  const [best, setBest] = useState<string>()
  const first = shown[0]?.id
  if (!waiting && !isLoadingMore && first !== best) setBest(first)
  return best
}

function LoadedSearch({
  mode,
  Pane,
  usual,
  knownOptions,
}: PageProps & { usual: Pick<Criteria, 'profession' | 'location'>; knownOptions: KnownOptions }) {
  // An offer that arrives later doesn't change a search that has started.
  const [first] = useState(usual)
  const search = useSearch(mode, first, knownOptions)
  const { criteria } = search
  const found = useFoundMatches(mode, criteria)
  const { shown } = found
  const wide = useMedia('(min-width: 1024px)')
  const hasPane = useMedia('(min-width: 1280px)')
  const best = useBest(found)
  const chosen = search.chosen ?? best
  // A click or input beside the list selects that locum, so that a new best match doesn't replace them.
  const selectShown = (event: SyntheticEvent) => {
    // Not for a link to another page: selecting now would navigate back.
    if (best && !search.chosen && !event.defaultPrevented) search.choose(best)
  }
  const ranked = filteredParts(criteria).length > 0
  const failed = found.error && !found.data
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
        <PageHeader title={text.title[mode]}>
          {text.lead[mode]}{' '}
          <TextLink inline to={mode === 'search' ? paths.practice.directory : paths.practice.search}>
            {text.other[mode]}
          </TextLink>
        </PageHeader>
        {!wide && (
          <FiltersSheet criteria={criteria} count={shown.length}>
            {filters}
          </FiltersSheet>
        )}
        {failed ? (
          <LoadError error={found.error} onRetry={() => void found.refetch()} />
        ) : (
          <ListHead mode={mode} search={search} found={found} ranked={ranked} />
        )}
        {found.isPending && !found.error && <MatchesSkeleton dated={criteria.dates.length > 0} />}
        {found.data && (
          <SearchResults mode={mode} search={search} found={found} chosen={chosen} hasPane={hasPane} ranked={ranked} />
        )}
      </Box>
      {hasPane && (chosen || found.waiting || found.isLoadingMore) && (
        <Box
          onClick={selectShown}
          onInput={selectShown}
          position="sticky"
          top="64px"
          height="calc(100dvh - 64px)"
          overflowY="auto"
          borderLeft="1px solid"
          borderColor="border"
          bg="bg.subtle"
        >
          {chosen && <Pane professionalId={chosen as UserId} shiftSelection={criteria} />}
        </Box>
      )}
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

/** Filters, the ranked list and the selected locum. The directory is the same without days. */
export function SearchPage({ mode, Pane }: PageProps) {
  const { company } = useActiveCompany()
  const usual = useUsualSearch()
  const { knownOptions, error, retry } = useKnownOptions()
  if (usual && knownOptions)
    return (
      <LoadedSearch key={`${mode} ${company.id}`} mode={mode} Pane={Pane} usual={usual} knownOptions={knownOptions} />
    )
  return (
    <Page>
      <PageHeader title={text.title[mode]}>{text.lead[mode]}</PageHeader>
      {error ? <LoadError error={error} onRetry={retry} /> : <MatchesSkeleton dated={mode === 'search'} />}
    </Page>
  )
}
