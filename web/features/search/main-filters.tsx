import { type ReactNode, useId } from 'react'
import type { Industry, OptionOf, ProvinceOption } from '#shared/options/options.schema.ts'
import type { SearchSummary } from '#shared/search/match.schema.ts'
import type { Condition } from '#shared/search/search-enums.ts'
import { HoursFields } from '#web/components/forms/day-hours.tsx'
import { ProfessionOptions, RegionOptions } from '#web/components/forms/option-groups.tsx'
import { Box, Small, Stack } from '#web/ui/chakra.ts'
import { SelectField } from '#web/ui/text-field.tsx'
import { DaysFilter } from './days-filter.tsx'
import { type CriteriaChange, type Mode, type SearchCriteria, withStrict } from './search-criteria.ts'
import { searchText as text } from './search.text.ts'

export interface FilterProps {
  mode: Mode
  criteria: SearchCriteria
  onChange: (change: CriteriaChange) => void
  /** Undefined until the first search has finished. */
  summary: SearchSummary | undefined
  /** The results for these criteria are not loaded yet. */
  waiting: boolean
  industries: readonly Industry[]
  provinces: readonly ProvinceOption[]
  languages: readonly OptionOf<'languages'>[]
  /** The practice's industry. */
  industry: string
}

export type RenderStrictFilter = (condition: Condition, shown?: boolean) => ReactNode

interface Choice {
  value: string
  onChange: (value: string) => void
}

/** The practice's own industry comes first. */
function ProfessionFilter({
  industries,
  own,
  value,
  onChange,
}: Choice & { industries: readonly Industry[]; own: string }) {
  const ordered = industries.toSorted((a, b) => Number(b.name === own) - Number(a.name === own))
  return (
    <SelectField label="Profession" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {!ordered.some(({ professions }) => professions.some(({ name }) => name === value)) && <option>{value}</option>}
      <ProfessionOptions industries={ordered} />
    </SelectField>
  )
}

/** All regions, grouped by province: a search is for a region, `province,region`. */
function PlaceFilter({
  provinces,
  anywhere,
  value,
  onChange,
}: Choice & {
  provinces: readonly ProvinceOption[]
  /** Whether all regions can be chosen. */
  anywhere: boolean
}) {
  const known = provinces.some(({ name, subs }) => subs.some((region) => `${name},${region.name}` === value))
  return (
    <SelectField label="Region" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {anywhere && <option value="">{text.anywhere}</option>}
      {!known && value && <option value={value}>{value.split(',')[1]}</option>}
      <RegionOptions provinces={provinces} />
    </SelectField>
  )
}

const kilometres = [10, 25, 50, 100, 200, 300]

/** How far from the searched region a locum may live. */
function DistanceFilter({ value, onChange }: { value: number; onChange: (distance: number) => void }) {
  return (
    <Box mt="2">
      <SelectField
        label="Distance"
        hint="From the middle of the searched region to the middle of the locum’s. Locums in the searched region are always included."
        value={value}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        {[...new Set([...kilometres, value])]
          .sort((a, b) => a - b)
          .map((distance) => (
            <option key={distance} value={distance}>
              {`${distance}\u00a0km`}
            </option>
          ))}
      </SelectField>
    </Box>
  )
}

function HoursFilter({ criteria, onChange }: Pick<FilterProps, 'criteria' | 'onChange'>) {
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

/** Profession, region, dates and hours. */
export function MainFilters({
  mode,
  criteria,
  onChange,
  summary,
  industries,
  provinces,
  industry,
  renderStrictFilter,
}: FilterProps & { renderStrictFilter: RenderStrictFilter }) {
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
