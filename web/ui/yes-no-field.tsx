import type { ComponentProps } from 'react'
import { RadioCards } from './choices.tsx'

const choices = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const

/** A question without a default answer. `{...register('name')}` works. */
export const YesNoField = (props: Omit<ComponentProps<typeof RadioCards>, 'choices'>) => (
  <RadioCards {...props} choices={choices} />
)
