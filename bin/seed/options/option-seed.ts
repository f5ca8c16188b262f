import type { Option } from '#shared/options/options.schema.ts'
import { industries } from './industries/industries.ts'
import { banks, holidayYears, languages, systems } from './plain-options.ts'
import { provinces } from './provinces.ts'

/** Everything a new tenant begins with. */
export const optionSeed = (thisYear: number): Option[] => [
  ...industries,
  ...provinces,
  ...languages,
  ...systems,
  ...banks,
  ...holidayYears(thisYear),
]
