import type { FieldValues } from 'react-hook-form'
import { RadioCards, type RadioProps } from './choices.tsx'

const choices = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const

/** A question without a default answer. */
export const YesNoField = <Values extends FieldValues>(props: Omit<RadioProps<Values>, 'choices'>) => (
  <RadioCards<Values> {...props} choices={choices} />
)
