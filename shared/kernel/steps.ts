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

/** What a step is called as a section of a profile, in its address. */
export const sectionOf = (step: string): string => step.replace(/-step$/, '')

/** SPEC 4, profile step colour. */
export const stepColour = <Subject>({ starts = 'negative', isDone }: Step<Subject>, subject: Subject): StepColour =>
  isDone(subject) ? 'positive' : starts

/** The first incomplete step, other than those passed over. */
export const firstIncomplete = <Subject, Name extends string>(
  steps: readonly Step<Subject, Name>[],
  subject: Subject,
  passed: readonly string[] = [],
): Step<Subject, Name> | undefined => steps.find(({ name, isDone }) => !passed.includes(name) && !isDone(subject))

export interface Steps<Subject, Name extends string> {
  required: readonly Step<Subject, Name>[]
  /** Steps that nobody has to take. */
  boosters?: readonly Step<Subject, Name>[]
}

/**
 * SPEC 2.3: the first required step that is incomplete, after those the first booster, other than the current one;
 * boosters may be skipped.
 */
export const nextStep = <Subject, Name extends string>(
  { required, boosters = [] }: Steps<Subject, Name>,
  subject: Subject,
  { current = '', skipped = [] }: { current?: string | undefined; skipped?: readonly string[] } = {},
): Name | undefined =>
  (firstIncomplete(required, subject, [current]) ?? firstIncomplete(boosters, subject, [current, ...skipped]))?.name

/**
 * Where a step stands among the others: its number, of each whether it is done, and how many are. Of two with one name
 * it is the later.
 */
export const positionOf = <Subject>(steps: readonly Step<Subject>[], name: string, subject: Subject) => {
  const done = steps.map(({ isDone }) => isDone(subject))
  return { step: steps.findLastIndex((step) => step.name === name) + 1, done, count: done.filter(Boolean).length }
}

/** How much of a profile is there, each step counting alike, and what to do next. */
export const completenessOf = <Subject, Name extends string>(
  steps: readonly Step<Subject, Name>[],
  subject: Subject,
) => {
  const done = steps.filter(({ isDone }) => isDone(subject)).length
  return {
    done,
    of: steps.length,
    percent: Math.floor((100 * done) / steps.length),
    next: firstIncomplete(steps, subject),
  }
}
