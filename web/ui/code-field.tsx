import type { FieldValues } from 'react-hook-form'
import type { FieldOf, Input } from './field.tsx'
import { TextField } from './text-field.tsx'

type Props<Values extends FieldValues> = Omit<FieldOf<typeof Input, Values>, 'label'> & { label?: string }

/** A six-digit code from a mail or an app, which phones offer to fill in. */
export function CodeField<Values extends FieldValues>({ label = 'Code', ...props }: Props<Values>) {
  return (
    <TextField<Values>
      label={label}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      fontSize="22px"
      letterSpacing="0.3em"
      {...props}
    />
  )
}
