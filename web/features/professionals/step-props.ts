import type { Professional } from '#shared/professionals/professionals.schema.ts'

/** What every step's form gets, as a page of the wizard or a section of the profile page. */
export interface StepProps {
  professional: Professional
  /** The step is saved; the profile is the new one, and what is still to do may be said. */
  onDone: (professional: Professional, said?: string) => void
  onBack?: (() => void) | undefined
}
