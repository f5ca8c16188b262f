export type StepColour = 'busy' | 'negative' | 'positive'

/** A part of a profile: what it is called and when it is complete. */
export type Step<Subject, Name extends string = string> = {
  name: Name
  title: string
  subtitle?: string
  /** Its colour until it is done (SPEC 4); negative unless it says otherwise. */
  starts?: StepColour
  isDone: (subject: Subject) => boolean
}

/** SPEC 4, profile step colour. */
export const stepColour = <Subject>({ starts = 'negative', isDone }: Step<Subject>, subject: Subject): StepColour => (isDone(subject) ? 'positive' : starts)

/** The first incomplete step other than the current one (SPEC 2.3). */
export const firstIncomplete = <Subject, Name extends string>(steps: readonly Step<Subject, Name>[], subject: Subject, current?: string): Step<Subject, Name> | undefined =>
  steps.find(({ name, isDone }) => name !== current && !isDone(subject))

/** How much of a profile is there, each step counting alike, and what to do next. */
export const completenessOf = <Subject, Name extends string>(steps: readonly Step<Subject, Name>[], subject: Subject) => {
  const done = steps.filter(({ isDone }) => isDone(subject)).length
  return { done, of: steps.length, percent: Math.floor((100 * done) / steps.length), next: firstIncomplete(steps, subject) }
}
