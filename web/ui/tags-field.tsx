import { Row, Stack } from './chakra.ts'
import { type Ref, useRef, useState } from 'react'
import { foldedText } from '#shared/kernel/folded-text.ts'
import { Button } from './button.tsx'
import { CheckChip } from './chip.tsx'
import { Field, type FieldTexts, Input, InputFrame } from './field.tsx'

interface Props extends FieldTexts {
  values: readonly string[]
  suggestions: readonly string[]
  /** The name of the suggestions, for screen readers. */
  choices: string
  onChange: (values: string[]) => void
  ref?: Ref<HTMLInputElement>
}

/** Several short texts, with suggestions. Typed text counts even without "Add". */
export function TagsField({ values, suggestions, choices, onChange, ref, ...texts }: Props) {
  const [typed, setTyped] = useState('')
  const chips = useRef<HTMLDivElement>(null)
  const own = values.filter((value) => !suggestions.includes(value))
  const add = (text: string) => {
    const value = text.trim()
    setTyped('')
    if (value && !values.some((other) => foldedText(other) === foldedText(value)))
      onChange([...values, suggestions.find((known) => foldedText(known) === foldedText(value)) ?? value])
  }
  const remove = (value: string) => {
    onChange(values.filter((other) => other !== value))
    // A text that is not a suggestion disappears with its chip; the focus stays nearby.
    if (own.includes(value)) chips.current?.focus()
  }
  return (
    <Stack gap="3">
      <Field {...texts}>
        {(props) => (
          <InputFrame>
            <Input
              {...props}
              ref={ref}
              value={typed}
              maxLength={80}
              autoComplete="off"
              onChange={(event) => setTyped(event.currentTarget.value)}
              onBlur={() => add(typed)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || !typed.trim()) return
                event.preventDefault()
                add(typed)
              }}
            />
            <Button look="quiet" alignSelf="center" onClick={() => add(typed)}>
              Add
            </Button>
          </InputFrame>
        )}
      </Field>
      <Row ref={chips} role="group" aria-label={choices} tabIndex={-1} wrap gap="2" _empty={{ display: 'none' }}>
        {[...own, ...suggestions].map((text) => (
          <CheckChip
            key={text}
            label={text}
            checked={values.includes(text)}
            onChange={() => (values.includes(text) ? remove(text) : add(text))}
          />
        ))}
      </Row>
    </Stack>
  )
}
