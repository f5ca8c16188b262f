import { industriesForProfession } from '#shared/options/covered-industries.rules.ts'
import type { Industry } from '#shared/options/options.schema.ts'

/** All skills a search for the profession can use, by branch; those of another industry carry its name. */
export const skillsFor = (
  industries: readonly Industry[],
  profession: string,
): { value: string; label: string; group: string; isRelated: boolean }[] =>
  industriesForProfession(profession, industries)
    .flatMap(({ name, skills }, at) =>
      skills.flatMap((branch) =>
        branch.options.map((option) => ({
          value: option.code,
          label: option.name,
          group: at === 0 ? branch.name : `${name}: ${branch.name}`,
          isRelated: at > 0,
        })),
      ),
    )
    // The expertise of a covered industry is also a group of the one that covers it.
    .filter(({ value }, at, all) => all.findIndex((one) => one.value === value) === at)
