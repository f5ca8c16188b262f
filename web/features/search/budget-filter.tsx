import { useState } from 'react'
import { MAX_RATE } from '#shared/kernel/money.ts'
import { RateField } from '#web/components/forms/rate-field.tsx'

interface Props {
  value: string
  onChange: (value: string) => void
}

/** The highest rate per hour. Applied on blur or Enter, since otherwise each keystroke would be a search. */
export function BudgetFilter({ value, onChange }: Props) {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  if (seen !== value) {
    setSeen(value)
    setTyped(value)
  }
  const rate = typed === '0' ? '' : typed
  const commit = () => rate !== value && Number(rate) <= MAX_RATE && onChange(rate)
  return <RateField label="Budget per hour, up to" step={0} value={typed} onChange={setTyped} onSettle={commit} />
}
