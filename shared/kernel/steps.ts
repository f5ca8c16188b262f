export type StepColour = 'busy' | 'negative' | 'positive'

/** A part of a profile and when it is complete. */
export type Step<Subject, Name extends string = string> = {
  name: Name
  title: string
  subtitle?: string
  /** Its colour until it is done (SPEC 4); negative by default. */
  starts?: StepColour
  isDone: (subject: Subject) => boolean
}

/** The step's section of the profile in the address. */
export const sectionOf = (step: string): string => step.replace(/-step$/, '')

/** SPEC 4, profile step colour. */
export const stepColour = <Subject>({ starts = 'negative', isDone }: Step<Subject>, subject: Subject): StepColour =>
  isDone(subject) ? 'positive' : starts

/** The first incomplete step that is not among `passed`. */
export const firstIncomplete = <Subject, Name extends string>(
  steps: readonly Step<Subject, Name>[],
  subject: Subject,
  passed: readonly string[] = [],
): Step<Subject, Name> | undefined => steps.find(({ name, isDone }) => !passed.includes(name) && !isDone(subject))

export interface Steps<Subject, Name extends string> {
  required: readonly Step<Subject, Name>[]
  /** Optional steps. */
  boosters?: readonly Step<Subject, Name>[]
}

/** SPEC 2.3: the first incomplete required step, then booster, other than the current one and skipped boosters. */
export const nextStep = <Subject, Name extends string>(
  { required, boosters = [] }: Steps<Subject, Name>,
  subject: Subject,
  { current = '', skipped = [] }: { current?: string | undefined; skipped?: readonly string[] } = {},
): Name | undefined =>
  (firstIncomplete(required, subject, [current]) ?? firstIncomplete(boosters, subject, [current, ...skipped]))?.name

/** A step's number, which steps are done and how many. If two steps share the name, the later one counts. */
export const progressOf = <Subject>(steps: readonly Step<Subject>[], name: string, subject: Subject) => {
  const done = steps.map(({ isDone }) => isDone(subject))
  return { step: steps.findLastIndex((step) => step.name === name) + 1, done, count: done.filter(Boolean).length }
}

/** How complete a profile is, every step counting equally, and the next step. */
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
