import type { Professional } from '#shared/professionals/professionals.schema.ts'

/** The props of every step's form, in the wizard and on the profile page. */
export interface StepProps {
  professional: Professional
  /** Called with the saved profile, and a message if the step is not complete yet. */
  onDone: (professional: Professional, message?: string) => void
  onBack?: (() => void) | undefined
}
