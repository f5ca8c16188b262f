import type { Option } from '#shared/options/options.schema.ts'
import { industries } from './industries/industries.ts'
import { banks, languages, systems } from './plain-options.ts'
import { provinces } from './provinces.ts'

/** The options of a new tenant. */
export const optionSeed: Option[] = [...industries, ...provinces, ...languages, ...systems, ...banks]
