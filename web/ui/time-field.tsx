import { Box } from './chakra.ts'
import type { Ref } from 'react'
import { Field, type FieldTexts, InputFrame, NativeSelect } from './field.tsx'

const twoDigits = (part: number): string => String(part).padStart(2, '0')
const hours = Array.from({ length: 24 }, (_, hour) => twoDigits(hour))
const stepsOf = (step: number) => Array.from({ length: 60 / step }, (_, at) => twoDigits(at * step))

const half = {
  width: 'auto',
  flex: '1',
  px: '2',
  textAlign: 'center',
  borderRadius: 's',
  _focusVisible: { bg: 'secondary.subtle' },
} as const

interface Props extends FieldTexts {
  /** What the time belongs to; part of the accessible name. */
  of: string
  /** `HH:mm`; empty where none is chosen. */
  value: string
  onChange: (time: string) => void
  /** Minutes. */
  step?: 5 | 15
  onBlur?: () => void
  ref?: Ref<HTMLSelectElement>
}

/** A time of day in native selects, so that only valid times can be entered. */
export function TimeField({ of, value, onChange, step = 5, onBlur, ref, ...texts }: Props) {
  const [hour = '', minute = ''] = value.split(':')
  // A stored time may lie between two steps.
  const steps = stepsOf(step)
  const minutes = value === '' ? [] : steps.includes(minute) ? steps : [...steps, minute].sort()
  const none = value === '' && <option value="">–</option>
  return (
    <Field {...texts}>
      {(props) => (
        <InputFrame alignItems="center" justifyContent="center">
          <NativeSelect
            {...props}
            {...half}
            ref={ref}
            aria-label={`${texts.label}, ${of}: hour`}
            value={hour}
            onBlur={onBlur}
            onChange={(event) => onChange(`${event.currentTarget.value}:${minute || '00'}`)}
          >
            {none}
            {hours.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </NativeSelect>
          <Box aria-hidden="true" fontWeight="bold">
            :
          </Box>
          <NativeSelect
            {...half}
            aria-label={`${texts.label}, ${of}: minutes`}
            value={minute}
            onBlur={onBlur}
            onChange={(event) => onChange(`${hour}:${event.currentTarget.value}`)}
          >
            {none}
            {minutes.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </NativeSelect>
        </InputFrame>
      )}
    </Field>
  )
}
