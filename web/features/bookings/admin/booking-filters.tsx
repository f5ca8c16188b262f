import { type FormEvent, useState } from 'react'
import { formatFormDate, type LocalDate, parseFormDate } from '#shared/kernel/dates.ts'
import { DateField } from '#web/components/forms/date-field.tsx'
import { ProfessionOptions, RegionOptions } from '#web/components/forms/option-groups.tsx'
import { useIndustries, useOptions } from '#web/features/options/options.api.ts'
import { Button } from '#web/ui/button.tsx'
import { Box, chakra, Row } from '#web/ui/chakra.ts'
import { SelectField, TextField } from '#web/ui/text-field.tsx'
import { type BookingCriteria, type Period, periodProblems } from './booking-criteria.ts'

const Form = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    columnGap: '4',
    rowGap: '4',
    alignItems: 'start',
    mb: '8',
  },
})

type Choice = 'status' | 'profession' | 'location' | 'order'

interface ChoicesProps {
  criteria: BookingCriteria
  onChange: (change: Partial<Pick<BookingCriteria, Choice>>) => void
}

function Choices({ criteria: { status, profession, location, order }, onChange }: ChoicesProps) {
  const industries = useIndustries().data ?? []
  const provinces = useOptions('provinces').data ?? []
  return (
    <>
      <SelectField
        label="Status"
        value={status}
        onChange={({ currentTarget: { value } }) => onChange({ status: value as BookingCriteria['status'] })}
      >
        <option value="">Any status</option>
        <option value="confirmed">Confirmed</option>
        <option value="cancelled">Cancelled</option>
      </SelectField>
      <SelectField
        label="Profession"
        value={profession}
        onChange={({ currentTarget: { value } }) => onChange({ profession: value })}
      >
        <option value="">All professions</option>
        <ProfessionOptions industries={industries} />
      </SelectField>
      <SelectField
        label="Region"
        value={location}
        onChange={({ currentTarget: { value } }) => onChange({ location: value })}
      >
        <option value="">All regions</option>
        <RegionOptions provinces={provinces} />
      </SelectField>
      <SelectField
        label="Order"
        value={order}
        onChange={({ currentTarget: { value } }) => onChange({ order: value as BookingCriteria['order'] })}
      >
        <option value="asc">Earliest first</option>
        <option value="desc">Latest first</option>
      </SelectField>
    </>
  )
}

interface Props {
  /** Remount it with others, so that it shows what the address says. */
  criteria: BookingCriteria
  onSearch: (criteria: BookingCriteria) => void
  onClear: () => void
}

/** Applied by its button, since each change would be a search. */
export function BookingFilters({ criteria, onSearch, onClear }: Props) {
  const [draft, setDraft] = useState(criteria)
  const [period, setPeriod] = useState<Period>({
    start: formatFormDate(criteria.start),
    end: formatFormDate(criteria.end),
  })
  const [problems, setProblems] = useState<Partial<Period>>({})
  const search = (event: FormEvent) => {
    event.preventDefault()
    const found = periodProblems(period)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    const [start, end] = [period.start, period.end].map(parseFormDate) as [LocalDate, LocalDate]
    onSearch({ ...draft, q: draft.q.trim(), start, end })
  }
  return (
    <Form role="search" aria-label="Search bookings" noValidate onSubmit={search}>
      <Box gridColumn={{ base: '1 / -1', lg: 'span 2' }}>
        <TextField
          label="Code or name"
          hint="A booking’s code finds it in any period."
          type="search"
          autoComplete="off"
          maxLength={80}
          value={draft.q}
          onChange={({ currentTarget: { value } }) => setDraft({ ...draft, q: value })}
        />
      </Box>
      <DateField
        label="Ends from"
        value={period.start}
        error={problems.start}
        onChange={({ target: { value } }) => setPeriod({ ...period, start: value })}
      />
      <DateField
        label="Ends by"
        value={period.end}
        error={problems.end}
        onChange={({ target: { value } }) => setPeriod({ ...period, end: value })}
      />
      <Choices criteria={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
      <Row gridColumn="1 / -1" wrap gap="3">
        <Button type="submit" look="primary" icon="search">
          Search
        </Button>
        <Button type="button" onClick={onClear}>
          Clear filters
        </Button>
      </Row>
    </Form>
  )
}
