import type { ChangeEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { formatTypedDate } from '#shared/kernel/dates.ts'
import type { FieldOf, Input } from '#web/ui/field.tsx'
import { ofForm } from '#web/ui/in-form.ts'
import { TextField } from '#web/ui/text-field.tsx'

/** A day typed as DD/MM/YYYY; digits alone are enough. */
export function DateField<Values extends FieldValues>(props: FieldOf<typeof Input, Values>) {
  const { onChange, hint = 'DD/MM/YYYY', ...field } = ofForm(props)
  const slash = (event: ChangeEvent<HTMLInputElement>) => {
    const text = formatTypedDate(event.target.value)
    if (text !== event.target.value) event.target.value = text
    onChange?.(event)
  }
  return <TextField {...field} hint={hint} inputMode="numeric" autoComplete="off" maxLength={10} onChange={slash} />
}
