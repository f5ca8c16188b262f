import { Box, Row } from '#web/ui/chakra.ts'
import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react'
import { formatThousands, MAX_RATE, readRate, type TypedRate } from '#shared/kernel/money.ts'
import { HIGH_RATE, isHighRate, isLowRate, LOW_RATE } from '#shared/professionals/rates.rules.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Field, Input, InputFrame } from '#web/ui/field.tsx'

/** SPEC 9: a budget's step. */
const BUDGET_STEP = 50
/** The first step in an empty field. */
const FIRST_STEP = 300

const stepped = (value: string, by: number): string => {
  const next = value === '' ? FIRST_STEP : Number(value) + by
  return String(Math.min(MAX_RATE, Math.max(Math.abs(by), next)))
}

const droppedNotes = {
  decimals: 'Rates are in whole rand.',
  number: 'Only the first number counts.',
} satisfies Record<NonNullable<TypedRate['dropped']>, string>

const rand = (rate: number | string): string => `R\u00a0${formatThousands(rate)}`

function warningAbout(rate: string): string | undefined {
  if (isLowRate(rate)) return `${rand(rate)} per hour? That is less than ${rand(LOW_RATE)}.`
  return isHighRate(rate) ? `${rand(rate)} per hour? That is more than ${rand(HIGH_RATE)}.` : undefined
}

interface Props {
  label: string
  hint?: ReactNode
  /** Whole rand, as digits. */
  value: string
  error?: string | undefined
  /** In rand; by default a budget's. None if it is 0. */
  step?: number
  autoFocus?: boolean
  ref?: Ref<HTMLInputElement>
  onChange: (value: string) => void
  /** Called when the field is left, and on Enter. */
  onSettle?: () => void
}

/** Whole rand per hour, typed or by steps. What was typed stays until the field is left, and is read meanwhile. */
export function RateField({
  label,
  hint,
  value,
  error,
  step = BUDGET_STEP,
  autoFocus,
  ref,
  onChange,
  onSettle,
}: Props) {
  const [typed, setTyped] = useState<string>()
  const [settled, setSettled] = useState<TypedRate>()
  const isTyping = typed !== undefined && readRate(typed).rate === value
  const settle = () => {
    if (typed !== undefined) setSettled(readRate(typed))
    setTyped(undefined)
    onSettle?.()
  }
  const type = (text: string) => {
    setTyped(text)
    onChange(readRate(text).rate)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle()
    const by = event.key === 'ArrowUp' ? step : event.key === 'ArrowDown' ? -step : 0
    if (by === 0) return
    event.preventDefault()
    onChange(stepped(value, by))
  }
  const dropped = !isTyping && settled?.rate === value ? settled.dropped : undefined
  const warning = isTyping || value === '' ? undefined : warningAbout(value)
  const notes = [dropped && droppedNotes[dropped], warning].filter(Boolean).join(' ')
  return (
    <Field
      label={label}
      hint={hint}
      warning={notes}
      error={
        Number(value) > MAX_RATE
          ? 'This rate is too high'
          : error && [error, dropped && droppedNotes[dropped]].filter(Boolean).join(' ')
      }
    >
      {(props) => (
        <InputFrame alignItems="center">
          {step > 0 && (
            <IconButton
              label={`R ${step} less`}
              icon="minus"
              size={18}
              tabIndex={-1}
              onClick={() => onChange(stepped(value, -step))}
            />
          )}
          <Row flex="1" minWidth="0" wrap align="center" pl={step > 0 ? '2' : '3'} pr={step > 0 ? undefined : '3'}>
            <Row flex="1 1 4rem" minWidth="0" align="center">
              <Box color="fg.muted">R</Box>
              <Input
                {...props}
                ref={ref}
                value={isTyping ? typed : value}
                onChange={(event) => type(event.currentTarget.value)}
                onKeyDown={onKeyDown}
                onBlur={settle}
                autoFocus={autoFocus}
                inputMode="numeric"
                autoComplete="off"
                maxLength={40}
                px="1.5"
              />
            </Row>
            <Box color="fg.subtle" whiteSpace="nowrap">
              per hour
            </Box>
          </Row>
          {step > 0 && (
            <IconButton
              label={`R ${step} more`}
              icon="plus"
              size={18}
              tabIndex={-1}
              onClick={() => onChange(stepped(value, step))}
            />
          )}
        </InputFrame>
      )}
    </Field>
  )
}
