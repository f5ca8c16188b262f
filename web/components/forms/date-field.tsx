import type { ChangeEvent, ComponentProps } from 'react'
import { formatTypedDate } from '#shared/kernel/dates.ts'
import { TextField } from '#web/ui/text-field.tsx'

/** A day typed as DD/MM/YYYY; digits alone are enough. `{...register('name')}` fits. */
export function DateField({ onChange, hint = 'DD/MM/YYYY', ...field }: ComponentProps<typeof TextField>) {
  const slash = (event: ChangeEvent<HTMLInputElement>) => {
    const text = formatTypedDate(event.target.value)
    if (text !== event.target.value) event.target.value = text
    onChange?.(event)
  }
  return <TextField {...field} hint={hint} inputMode="numeric" autoComplete="off" maxLength={10} onChange={slash} />
}
