import { Box } from '#web/ui/chakra.ts'
import { useState } from 'react'
import { Field, Input, InputFrame } from '#web/ui/field.tsx'
import { searchText as text } from './search.text.ts'

interface Props {
  value: string
  onChange: (value: string) => void
}

const digits = (typed: string): string => typed.replace(/\D/g, '').replace(/^0+/, '').slice(0, 5)

/** The highest rate per hour. Applied on blur or Enter, since otherwise each keystroke would be a search. */
export function BudgetFilter({ value, onChange }: Props) {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  if (seen !== value) {
    setSeen(value)
    setTyped(value)
  }
  const commit = () => typed !== value && onChange(typed)
  return (
    <Field label={text.budget}>
      {(props) => (
        <InputFrame alignItems="center">
          <Box color="fg.muted" pl="3" aria-hidden="true">
            R
          </Box>
          <Input
            {...props}
            inputMode="numeric"
            autoComplete="off"
            px="1.5"
            value={typed}
            onChange={(event) => setTyped(digits(event.currentTarget.value))}
            onBlur={commit}
            onKeyDown={(event) => event.key === 'Enter' && commit()}
          />
        </InputFrame>
      )}
    </Field>
  )
}
