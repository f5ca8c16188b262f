import { rateGroupPlurals } from '#shared/kernel/rate-groups.ts'
import { Box, chakra } from '#web/ui/chakra.ts'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import type { OperationsForm } from '#shared/companies/operations-form.schema.ts'
import { Checkbox } from '#web/ui/choices.tsx'
import { TimeField } from '#web/ui/time-field.tsx'
import { companiesText } from './companies.text.ts'

const text = companiesText.operations

const days = ['weekdays', 'saturday', 'sundays', 'public_holidays'] as const
type Day = (typeof days)[number]

const Row = chakra('fieldset', {
  base: {
    border: 'none',
    borderTop: '1px solid',
    borderColor: 'border',
    pt: '4',
    mt: '4',
    _first: { borderTop: 'none', pt: '0', mt: '0' },
  },
})

function Hours({ day }: { day: Day }) {
  const { control } = useFormContext<OperationsForm>()
  const { start, end } = useWatch({ control, name: day })
  const time = (part: 'start' | 'end', label: string, warning?: string | false) => (
    <Controller
      control={control}
      name={`${day}.${part}`}
      render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
        <TimeField
          ref={ref}
          label={label}
          of={rateGroupPlurals[day]}
          warning={warning}
          error={fieldState.error?.message}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    />
  )
  return (
    <Box display="grid" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 7rem), 1fr))" gap="3">
      {time('start', 'Opens')}
      {time('end', 'Closes', start !== '' && end !== '' && end <= start && 'This is on the next day. Is that correct?')}
    </Box>
  )
}

function DayHours({ day }: { day: Day }) {
  const form = useFormContext<OperationsForm>()
  const open = useWatch({ control: form.control, name: `${day}.open` })
  return (
    <Row aria-label={rateGroupPlurals[day]}>
      <Checkbox form={form} name={`${day}.open`} label={<b>{text.openOn[day]}</b>} />
      {open && (
        <Box mt="3">
          <Hours day={day} />
        </Box>
      )}
    </Row>
  )
}

export function OpeningHours() {
  return (
    <chakra.section aria-labelledby="opening-hours">
      <chakra.h2 id="opening-hours" textStyle="l" mb="4">
        Opening hours
      </chakra.h2>
      {days.map((day) => (
        <DayHours key={day} day={day} />
      ))}
    </chakra.section>
  )
}
