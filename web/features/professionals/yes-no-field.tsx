import type { ComponentProps } from 'react'
import { RadioCards } from '../../components/choices.tsx'
import { documentsText } from './documents.text.ts'

const choices = [
  { value: 'yes', label: documentsText.yes },
  { value: 'no', label: documentsText.no },
] as const

/** A question with two answers and none to begin with. `{...register('name')}` fits. */
export const YesNoField = (props: Omit<ComponentProps<typeof RadioCards>, 'choices'>) => <RadioCards {...props} choices={choices} />
