import { chakra } from '#web/ui/chakra.ts'
import { useCallback, useMemo } from 'react'
import { placeOf } from '#shared/professionals/professionals.rules.ts'
import { useActiveCompany } from '#web/components/account/account.api.ts'
import { useIndustries } from '#web/features/options/options.api.ts'
import { type SearchCriteria, filteredParts, type Mode } from './search-criteria.ts'
import { AllHidden, EmptyResults } from './empty-results.tsx'
import { bookedBeside, useOwnDays } from './own-days.ts'
import { MatchList } from './results.tsx'
import { searchText as text } from './search.text.ts'
import { skillsFor } from './skills.ts'
import type { FoundMatches } from './use-found-matches.ts'
import type { Search } from './use-search.ts'
import { WhyNotListed } from './why-not-listed.tsx'

function useSkillName(profession: string): (code: string) => string {
  const { data: industries } = useIndustries()
  const names = useMemo(
    () => new Map(skillsFor(industries ?? [], profession).map(({ value, label }) => [value, label])),
    [industries, profession],
  )
  return useCallback((code) => names.get(code) ?? code, [names])
}

/** Distances start in the searched region, or else in the practice's own. */
function useNearTo({ location }: SearchCriteria): string {
  const { address } = useActiveCompany().company
  return location || (address ? placeOf(address) : '')
}

interface Props {
  mode: Mode
  search: Search
  found: FoundMatches
  chosen: string | undefined
  hasPane: boolean
}

/** The results, or why there are none. */
export function SearchResults({ mode, search, found, chosen, hasPane }: Props) {
  const { change, withLocum } = search
  const { matches, summary, waiting, provinces } = found
  // Until changed criteria have results, the last ones are shown with theirs.
  const criteria = found.criteria ?? search.criteria
  const skillName = useSkillName(criteria.profession)
  const nearTo = useNearTo(criteria)
  const own = useOwnDays(criteria.dates.length > 0)
  if (!summary) return null
  const { all, total, leftOut } = summary
  return (
    <chakra.section
      aria-label={text.people(total)}
      aria-busy={waiting}
      opacity={waiting ? 0.6 : 1}
      transition="opacity 120ms"
    >
      {total > 0 && (
        <MatchList
          matches={matches}
          own={own}
          summary={summary}
          criteria={criteria}
          provinces={provinces}
          nearTo={nearTo}
          skillName={skillName}
          hasPane={hasPane}
          chosen={chosen}
          withLocum={withLocum}
          paging={found}
        />
      )}
      {total === 0 &&
        !waiting &&
        (all > 0 ? (
          <AllHidden count={all} onShowAll={() => change({ strict: [], full: false })} />
        ) : (
          <EmptyResults
            mode={mode}
            criteria={criteria}
            leftOut={leftOut}
            onAllRegions={() => change({ location: '' })}
          />
        ))}
      <WhyNotListed
        leftOut={leftOut}
        booked={bookedBeside(own, criteria.dates, matches)}
        hidden={all - total}
        ranked={filteredParts(criteria).length > 0}
      />
    </chakra.section>
  )
}
