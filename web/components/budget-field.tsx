import { Box } from '#web/ui/chakra.ts'
import type { KeyboardEvent } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { Field, Input, InputFrame } from '#web/ui/field.tsx'

/** SPEC 9. */
const STEP = 50
/** The first step in an empty field. */
const FIRST_STEP = 300
const MAX_RATE = 99_999

const digits = (text: string): string => /\d+/.exec(text)?.[0] ?? ''

const stepped = (value: string, by: 1 | -1): string => {
  const next = value === '' ? FIRST_STEP : Number(value) + by * STEP
  return String(Math.min(MAX_RATE, Math.max(STEP, Math.round(next))))
}

interface Props {
  label: string
  value: string
  error?: string | undefined
  onChange: (value: string) => void
}

/** Whole rand per hour, typed or by steps of 50. */
export function BudgetField({ label, value, error, onChange }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined
    if (!by) return
    event.preventDefault()
    onChange(stepped(value, by))
  }
  return (
    <Field label={label} error={error}>
      {(props) => (
        <InputFrame alignItems="center">
          <IconButton
            label="R 50 less"
            icon="minus"
            size={18}
            tabIndex={-1}
            onClick={() => onChange(stepped(value, -1))}
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
            label="R 50 more"
            icon="plus"
            size={18}
            tabIndex={-1}
            onClick={() => onChange(stepped(value, 1))}
          />
        </InputFrame>
      )}
    </Field>
  )
}
