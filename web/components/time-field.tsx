import type { ComponentProps } from 'react'
import { minutesOf, timeOf } from '../../shared/kernel/dates.ts'
import { Field, type FieldTexts, Input, InputFrame } from './field.tsx'

const STEP = 5

/** The nearest step within the day; what is no time yet stays as it is. */
const rounded = (time: string): string => {
  const minutes = /^\d{2}:\d{2}$/.test(time) ? Math.round(minutesOf(time) / STEP) * STEP : NaN
  return Number.isNaN(minutes) ? time : timeOf(Math.min(minutes, 24 * 60 - STEP))
}

interface Props extends FieldTexts, Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'children' | keyof FieldTexts> {
  value: string
  onChange: (time: string) => void
}

/** A time of day in steps of five minutes: the device's own picker, and whatever is typed goes to the nearest step. */
export function TimeField({ label, hint, error, optional, value, onChange, onBlur, ...input }: Props) {
  return (
    <Field {...{ label, hint, error, optional }}>
      {(props) => (
        <InputFrame>
          <Input
            {...input}
            {...props}
            type="time"
            step={STEP * 60}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={(event) => {
              if (rounded(value) !== value) onChange(rounded(value))
              onBlur?.(event)
            }}
          />
        </InputFrame>
      )}
    </Field>
  )
}
