import { useForm } from 'react-hook-form'
import { parseFormDate } from '#shared/kernel/dates.ts'
import { DateField } from '#web/components/forms/date-field.tsx'
import { typedDayProblem } from '#web/components/forms/typed-day.ts'
import { Button } from '#web/ui/button.tsx'
import { chakra } from '#web/ui/chakra.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { addRow, type Draft } from './draft.ts'
import { holidayPlace } from './holiday-rows.ts'
import { type RowValues, rowOf, valuesOf } from './row-values.ts'

const Form = chakra('form', {
  base: {
    display: 'grid',
    gap: '3',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '148px minmax(0, 1fr) 148px auto' },
    mt: '5',
    '& button': { mt: { lg: '27px' } },
  },
})

const dayRules = { validate: (typed: unknown) => typedDayProblem(String(typed)) ?? true }

/** Announces a day. */
export function AddHoliday({ draft, onAdd }: { draft: Draft; onAdd: (draft: Draft, date: string) => void }) {
  const form = useForm<RowValues>({ defaultValues: valuesOf(holidayPlace, undefined, 0) })
  const submit = async (values: RowValues) => {
    const row = rowOf(holidayPlace, values, undefined)
    const next = addRow(draft, holidayPlace, row)
    const { checkRow } = await import('./check-row.ts')
    const problem = checkRow(next.lists, holidayPlace, row)
    const field = problem?.field === 'code' ? 'date' : (problem?.field as keyof RowValues | undefined)
    if (problem && field) return form.setError(field, { message: problem.message }, { shouldFocus: true })
    onAdd(next, parseFormDate(values.date) ?? '')
    form.reset()
  }
  return (
    <Form noValidate aria-label="Announce a day" onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <DateField form={form} name="date" label="Date" rules={dayRules} />
      <TextField form={form} name="name" label="Name" maxLength={80} autoComplete="off" />
      <DateField form={form} name="announced" label="Announced on" rules={dayRules} />
      <Button type="submit">Add day</Button>
    </Form>
  )
}
