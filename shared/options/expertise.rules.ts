import { coveredIndustries } from './covered-industries.rules.ts'
import type { ExpertiseOption, IndustryOption } from './options.schema.ts'

const NOT_SPECIFIED = 'not specified'

/** Industries seeded before expertise was added have none. */
type WithExpertise = Pick<IndustryOption, 'name' | 'alsoFinds'> & Partial<Pick<IndustryOption, 'expertise'>>

/** SPEC 3: the industry unspecified, each expertise of it and of industries it covers, and last nothing specified. */
export const expertiseOptions = (industry: WithExpertise, all: readonly WithExpertise[]): ExpertiseOption[] => {
  return [
    { industry: industry.name, expertise: NOT_SPECIFIED },
    ...coveredIndustries(industry, all).flatMap(({ name, expertise = [] }) =>
      expertise.map((one) => ({ industry: name, expertise: one })),
    ),
    { industry: NOT_SPECIFIED, expertise: NOT_SPECIFIED },
  ]
}
