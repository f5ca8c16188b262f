import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { patternProblem } from '#shared/options/number-pattern.rules.ts'
import { matchesNumberPattern } from '#shared/options/options.rules.ts'
import { TextField } from '#web/ui/text-field.tsx'
import type { RowValues } from './row-values.ts'

function resultOf(numberPattern: string, number: string): { hint?: string; warning?: string } {
  if (number.trim() === '') return { hint: 'Type a number, such as one from a certificate.' }
  if (patternProblem(numberPattern)) return { hint: 'The pattern can’t be used yet.' }
  const profession = { name: '', council: '', numberPattern, numberExample: '' }
  return matchesNumberPattern(profession, number)
    ? { hint: 'This number matches.' }
    : { warning: 'This number would get a warning.' }
}

/** Tries the pattern that is being typed on a number, which is not kept. */
export function PatternTest({ form }: { form: UseFormReturn<RowValues> }) {
  const [number, setNumber] = useState('')
  return (
    <TextField
      label="Try a number"
      optional
      autoComplete="off"
      maxLength={40}
      value={number}
      onChange={(event) => setNumber(event.currentTarget.value)}
      {...resultOf(form.watch('numberPattern').trim(), number)}
    />
  )
}
