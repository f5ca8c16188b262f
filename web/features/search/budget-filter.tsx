import { Box, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { Input, InputFrame } from '../../components/field.tsx'
import { searchText as text } from './search.text.ts'

interface Props {
  from: string
  to: string
  onChange: (budget: { from?: string; to?: string }) => void
}

const digits = (typed: string): string => typed.replace(/\D/g, '').replace(/^0+/, '').slice(0, 5)

/** Typed figures count once they are left or Enter is pressed: each stroke would be a search. */
function Amount({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  if (seen !== value) {
    setSeen(value)
    setTyped(value)
  }
  const settle = () => typed !== value && onChange(typed)
  return (
    <InputFrame alignItems="center">
      <Box color="fg.muted" pl="3" aria-hidden="true">
        R
      </Box>
      <Input
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        px="1.5"
        value={typed}
        onChange={(event) => setTyped(digits(event.currentTarget.value))}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
      />
    </InputFrame>
  )
}

export function BudgetFilter({ from, to, onChange }: Props) {
  return (
    <chakra.fieldset border="none" minWidth="0">
      <chakra.legend fontWeight="bold" mb="1.5">
        {text.budget}
      </chakra.legend>
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr) auto minmax(0, 1fr)" gap="2" alignItems="center">
        <Amount label={text.budgetFrom} value={from} onChange={(value) => onChange({ from: value })} />
        <Box as="span" color="fg.muted">
          to
        </Box>
        <Amount label={text.budgetTo} value={to} onChange={(value) => onChange({ to: value })} />
      </Box>
      {from && to && Number(to) < Number(from) && (
        <Box role="status" mt="1.5" textStyle="s" color="error.fg">
          {text.budgetOrder}
        </Box>
      )}
    </chakra.fieldset>
  )
}
