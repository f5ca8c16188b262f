import { formatCount } from '#web/components/format/format-words.ts'
import { Box, Row, Small, Stack } from '#web/ui/chakra.ts'
import { type ReactNode, useId } from 'react'
import { Checkbox } from '#web/ui/choices.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/text-field.tsx'
import { HoursFields } from '#web/components/forms/day-hours.tsx'
import { formatThousands } from '#shared/kernel/money.ts'
import type { Industry, ProvinceOption } from '#shared/options/options.schema.ts'
import type { Condition } from '#shared/search/search-enums.ts'
import type { SearchSummary } from '#shared/search/match.schema.ts'
import { BudgetFilter } from './budget-filter.tsx'
import { ChoicesWithCounts } from './choices-with-counts.tsx'
import {
  filteredParts,
  type SearchCriteria,
  type CriteriaChange,
  filterCount,
  type Mode,
  noFilters,
  withStrict,
} from './search-criteria.ts'
import { DistanceFilter } from './distance-filter.tsx'
import { DaysFilter } from './days-filter.tsx'
import { PlaceFilter } from './place-filter.tsx'
import { ProfessionFilter } from './profession-filter.tsx'
import { searchText as text } from './search.text.ts'
import { skillsFor } from './skills.ts'

const years = [1, 2, 3, 4, 5, 6, 8, 10, 15, 20]

interface Props {
  mode: Mode
  criteria: SearchCriteria
  onChange: (change: CriteriaChange) => void
  /** Undefined until the first search has finished. */
  summary: SearchSummary | undefined
  /** The results for these criteria are not loaded yet. */
  waiting: boolean
  industries: readonly Industry[]
  provinces: readonly ProvinceOption[]
  languages: readonly string[]
  /** The practice's industry. */
  industry: string
}

/** Makes a filter strict, and shows how many locums would remain. */
function StrictFilter({
  condition,
  criteria,
  summary,
  waiting,
  onChange,
}: Pick<Props, 'criteria' | 'summary' | 'waiting' | 'onChange'> & { condition: Condition }) {
  const on = criteria.strict.includes(condition)
  const toggle = () => onChange(({ strict }) => ({ strict: withStrict(strict, condition, !on) }))
  const remaining = waiting ? undefined : summary?.remaining[condition]
  // A star given since the search is not counted yet.
  const counts = condition !== 'favourites'
  const left = remaining === undefined ? undefined : formatThousands(remaining)
  const label = condition === 'distance' ? `Only within ${criteria.distance}\u00a0km` : text.conditions[condition]
  return (
    <Stack
      mt="1.5"
      px="2.5"
      py="1"
      bg="bg.muted"
      borderRadius="m"
      minHeight={{ base: 'tap', lg: '0' }}
      align="center"
      textStyle="s"
    >
      <Checkbox
        aria-label={left === undefined || !counts ? label : `${label}, ${left} remaining`}
        label={
          <Row as="span" justify="space-between" gap="2" lineHeight={{ base: '24px', sm: '20px' }}>
            <span>{label}</span>
            <Box as="span" color="fg.muted">
              {counts && (left ?? '…')}
            </Box>
          </Row>
        }
        checked={on}
        onChange={toggle}
      />
    </Stack>
  )
}

function HoursFilter({ criteria, onChange }: Pick<Props, 'criteria' | 'onChange'>) {
  const hint = useId()
  return (
    <Stack role="group" aria-label="Hours" aria-describedby={hint} gap="2">
      <HoursFields
        of="searched hours"
        hours={{ start_time: criteria.start_time, end_time: criteria.end_time }}
        onChange={onChange}
      />
      <Small id={hint}>A locum is available if all of these hours are free.</Small>
    </Stack>
  )
}

function ExperienceFilter({ criteria, onChange }: Pick<Props, 'criteria' | 'onChange'>) {
  const { experience } = criteria
  return (
    <SelectField
      label="Experience"
      value={experience}
      onChange={(event) => onChange({ experience: Number(event.currentTarget.value) })}
    >
      <option value={0}>No minimum</option>
      {[...new Set([...years, ...(experience > 0 ? [experience] : [])])]
        .sort((a, b) => a - b)
        .map((count) => (
          <option key={count} value={count}>
            {`At least ${formatCount(count, 'year')}`}
          </option>
        ))}
    </SelectField>
  )
}

type RenderStrictFilter = (condition: Condition, shown?: boolean) => ReactNode

/** Profession, region, dates and hours. */
function MainFilters({
  mode,
  criteria,
  onChange,
  summary,
  industries,
  provinces,
  industry,
  renderStrictFilter,
}: Props & { renderStrictFilter: RenderStrictFilter }) {
  const choose = (profession: string) =>
    onChange(({ strict }) => ({
      profession,
      skills: [],
      strict: withStrict(withStrict(strict, 'profession', false), 'skills', false),
    }))
  return (
    <>
      <div>
        <ProfessionFilter industries={industries} own={industry} value={criteria.profession} onChange={choose} />
        {renderStrictFilter('profession', summary !== undefined && summary.remaining.profession < summary.total)}
      </div>
      <div>
        <PlaceFilter
          provinces={provinces}
          anywhere={mode === 'directory'}
          value={criteria.location}
          onChange={(location) => onChange({ location })}
        />
        {renderStrictFilter('distance', criteria.location !== '')}
        {criteria.strict.includes('distance') && (
          <DistanceFilter value={criteria.distance} onChange={(distance) => onChange({ distance })} />
        )}
      </div>
      {mode === 'search' && (
        <>
          <div>
            <DaysFilter dates={criteria.dates} onChange={(dates) => onChange({ dates })} />
            {renderStrictFilter('dates')}
          </div>
          <HoursFilter criteria={criteria} onChange={onChange} />
        </>
      )}
    </>
  )
}

/** All filters; each change starts a search. */
export function Filters(props: Props) {
  const { criteria, onChange, summary, waiting, industries, languages } = props
  const filters = filteredParts(criteria)
  const renderStrictFilter: RenderStrictFilter = (condition, shown = filters.some((part) => part === condition)) =>
    (shown || criteria.strict.includes(condition)) && (
      <StrictFilter condition={condition} criteria={criteria} summary={summary} waiting={waiting} onChange={onChange} />
    )
  return (
    <Stack gridTemplateColumns="minmax(0, 1fr)" gap="5">
      {renderStrictFilter('favourites', true)}
      <MainFilters {...props} renderStrictFilter={renderStrictFilter} />
      <div>
        <BudgetFilter value={criteria.to} onChange={(to) => onChange({ to })} />
        {renderStrictFilter('rate')}
      </div>
      <ChoicesWithCounts
        legend="Skills"
        choices={skillsFor(industries, criteria.profession)}
        counts={summary?.skills}
        values={criteria.skills}
        onChange={(skills) => onChange({ skills })}
      >
        {renderStrictFilter('skills')}
      </ChoicesWithCounts>
      <ChoicesWithCounts
        legend="Languages"
        choices={languages.map((language) => ({ value: language, label: language }))}
        counts={summary?.languages}
        values={criteria.languages}
        onChange={(chosen) => onChange({ languages: chosen })}
      >
        {renderStrictFilter('languages')}
      </ChoicesWithCounts>
      <div>
        <ExperienceFilter criteria={criteria} onChange={onChange} />
        {renderStrictFilter('experience')}
      </div>
      {filterCount(criteria) + criteria.strict.length > 0 && (
        <Button onClick={() => onChange(noFilters)}>Clear filters</Button>
      )}
    </Stack>
  )
}
