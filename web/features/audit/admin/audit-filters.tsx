import { type FormEvent, useState } from 'react'
import { auditKinds } from '#shared/admin/audit-kinds.ts'
import { formatFormDate, parseFormDate } from '#shared/kernel/dates.ts'
import { DateField } from '#web/components/forms/date-field.tsx'
import { typedDayProblem } from '#web/components/forms/typed-day.ts'
import { Button } from '#web/ui/button.tsx'
import { chakra, Row } from '#web/ui/chakra.ts'
import { SelectField } from '#web/ui/text-field.tsx'
import type { AuditQuery } from '#web/components/audit/audit.api.ts'
import { kindLabels, WITHOUT_READINGS } from '#web/components/audit/audit.text.ts'

const Form = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto' },
    columnGap: '4',
    rowGap: '4',
    alignItems: 'start',
    mb: '5',
  },
})

type Days = { from: string; to: string }

/** What is wrong with the days as typed; either can be empty. */
const problemsOf = ({ from, to }: Days): Partial<Days> => {
  const [wrongFrom, wrongTo] = [from && typedDayProblem(from), to && typedDayProblem(to)]
  if (wrongFrom || wrongTo) return { ...(wrongFrom && { from: wrongFrom }), ...(wrongTo && { to: wrongTo }) }
  const [first, last] = [parseFormDate(from), parseFormDate(to)]
  return first && last && first > last ? { to: 'The end date cannot be before the start date' } : {}
}

const NO_READINGS = 'without-readings'

const chosenKind = (value: string): Pick<AuditQuery, 'kind' | 'without'> => ({
  kind: auditKinds.find((kind) => kind === value),
  without: value === NO_READINGS ? 'readings' : undefined,
})

interface Props {
  /** Remount it with others, so that it shows what the address says. */
  query: AuditQuery
  onChange: (query: AuditQuery) => void
}

export function AuditFiltersForm({ query, onChange }: Props) {
  const [days, setDays] = useState<Days>({
    from: query.from ? formatFormDate(query.from) : '',
    to: query.to ? formatFormDate(query.to) : '',
  })
  const [problems, setProblems] = useState<Partial<Days>>({})
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const found = problemsOf(days)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    onChange({ ...query, from: parseFormDate(days.from), to: parseFormDate(days.to) })
  }
  return (
    <Form role="search" aria-label="Filter the audit" noValidate onSubmit={apply}>
      <SelectField
        label="Kind"
        value={query.kind ?? (query.without ? NO_READINGS : '')}
        onChange={({ currentTarget: { value } }) => onChange({ ...query, ...chosenKind(value) })}
      >
        <option value="">All kinds</option>
        <option value={NO_READINGS}>{WITHOUT_READINGS}</option>
        {auditKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindLabels[kind]}
          </option>
        ))}
      </SelectField>
      <DateField
        label="From"
        value={days.from}
        error={problems.from}
        onChange={({ target: { value } }) => setDays({ ...days, from: value })}
      />
      <DateField
        label="Until"
        value={days.to}
        error={problems.to}
        onChange={({ target: { value } }) => setDays({ ...days, to: value })}
      />
      <Row alignSelf={{ md: 'start' }} pt={{ md: '7' }}>
        <Button type="submit">Show</Button>
      </Row>
    </Form>
  )
}
