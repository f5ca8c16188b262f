import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'label'> & { label?: string }

/** A six-digit code from a mail or an app, which phones offer to fill in. */
export function CodeField({ label = 'Code', ...props }: Props) {
  return (
    <TextField
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
