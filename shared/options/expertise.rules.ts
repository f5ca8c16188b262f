import { coveredBy } from './covered-industries.rules.ts'
import type { ExpertiseOption, IndustryOption } from './options.schema.ts'

const NOT_SPECIFIED = 'not specified'

/** Those put down before there was an expertise have none. */
type WithExpertise = Pick<IndustryOption, 'name' | 'alsoFinds'> & Partial<Pick<IndustryOption, 'expertise'>>

/**
 * SPEC 3: any of the industry, each expertise of it and of those it also finds (Pharmacy: Nursing), and last nothing at
 * all.
 */
export const expertiseOptions = (industry: WithExpertise, all: readonly WithExpertise[]): ExpertiseOption[] => {
  return [
    { industry: industry.name, expertise: NOT_SPECIFIED },
    ...coveredBy(industry, all).flatMap(({ name, expertise = [] }) =>
      expertise.map((one) => ({ industry: name, expertise: one })),
    ),
    { industry: NOT_SPECIFIED, expertise: NOT_SPECIFIED },
  ]
}
