import { coveredOfProfession } from '#shared/options/covered-industries.rules.ts'
import type { Industry } from '#shared/options/options.schema.ts'

/**
 * Every skill that a search of the profession can ask for, under its branch; those of another industry say whose they
 * are.
 */
export const skillsFor = (
  industries: readonly Industry[],
  profession: string,
): { value: string; label: string; group: string; besides: boolean }[] =>
  coveredOfProfession(profession, industries).flatMap(({ name, skills }, at) =>
    skills.flatMap((branch) =>
      branch.options.map((option) => ({
        value: option.code,
        label: option.name,
        group: at === 0 ? branch.name : `${name}: ${branch.name}`,
        besides: at > 0,
      })),
    ),
  )
