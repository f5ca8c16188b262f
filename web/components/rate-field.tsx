import { Box } from '#web/ui/chakra.ts'
import type { KeyboardEvent } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { Field, Input, InputFrame } from '#web/ui/field.tsx'

/** SPEC 9: a budget's step. */
const BUDGET_STEP = 50
/** The first step in an empty field. */
const FIRST_STEP = 300
const MAX_RATE = 99_999

const digits = (text: string): string => /\d+/.exec(text)?.[0] ?? ''

const stepped = (value: string, by: number): string => {
  const next = value === '' ? FIRST_STEP : Number(value) + by
  return String(Math.min(MAX_RATE, Math.max(Math.abs(by), Math.round(next))))
}

interface Props {
  label: string
  hint?: string
  value: string
  error?: string | undefined
  /** In rand; by default a budget's. */
  step?: number
  onChange: (value: string) => void
}

/** Whole rand per hour, typed or by steps. */
export function RateField({ label, hint, value, error, step = BUDGET_STEP, onChange }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? step : event.key === 'ArrowDown' ? -step : undefined
    if (!by) return
    event.preventDefault()
    onChange(stepped(value, by))
  }
  return (
    <Field label={label} hint={hint} error={error}>
      {(props) => (
        <InputFrame alignItems="center">
          <IconButton
            label={`R ${step} less`}
            icon="minus"
            size={18}
            tabIndex={-1}
            onClick={() => onChange(stepped(value, -step))}
          />
          <Box color="fg.muted" pl="2">
            R
          </Box>
          <Input
            {...props}
            value={value}
            onChange={(event) => onChange(digits(event.currentTarget.value))}
            onKeyDown={onKeyDown}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            px="1.5"
          />
          <Box color="fg.subtle" whiteSpace="nowrap">
            per hour
          </Box>
          <IconButton
            label={`R ${step} more`}
            icon="plus"
            size={18}
            tabIndex={-1}
            onClick={() => onChange(stepped(value, step))}
          />
        </InputFrame>
      )}
    </Field>
  )
}
