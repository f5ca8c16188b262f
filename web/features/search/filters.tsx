import { formatCount } from '#web/components/format/format-words.ts'
import { Box, Row, Stack } from '#web/ui/chakra.ts'
import { useState } from 'react'
import { Checkbox } from '#web/ui/choices.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/text-field.tsx'
import { RateField } from '#web/components/forms/rate-field.tsx'
import { formatThousands, MAX_RATE } from '#shared/kernel/money.ts'
import type { Condition } from '#shared/search/search-enums.ts'
import { ChoicesWithCounts } from './choices-with-counts.tsx'
import { filteredParts, filterCount, noFilters, withStrict } from './search-criteria.ts'
import { type FilterProps, MainFilters, type RenderStrictFilter } from './main-filters.tsx'
import { searchText as text } from './search.text.ts'
import { skillsFor } from './skills.ts'

const years = [1, 2, 3, 4, 5, 6, 8, 10, 15, 20]

/** Makes a filter strict, and shows how many locums would remain. */
function StrictFilter({
  condition,
  criteria,
  summary,
  waiting,
  onChange,
}: Pick<FilterProps, 'criteria' | 'summary' | 'waiting' | 'onChange'> & { condition: Condition }) {
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

function ExperienceFilter({ criteria, onChange }: Pick<FilterProps, 'criteria' | 'onChange'>) {
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

/** The highest rate per hour. Applied on blur or Enter, since otherwise each keystroke would be a search. */
function BudgetFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  if (seen !== value) {
    setSeen(value)
    setTyped(value)
  }
  const rate = typed === '0' ? '' : typed
  const commit = () => rate !== value && Number(rate) <= MAX_RATE && onChange(rate)
  return <RateField label="Budget per hour, up to" step={0} value={typed} onChange={setTyped} onSettle={commit} />
}

/** All filters; each change starts a search. */
export function Filters(props: FilterProps) {
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
        choices={languages.map(({ name, label = name }) => ({ value: name, label }))}
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
