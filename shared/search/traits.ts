import type { LocalDate } from '#shared/kernel/dates.ts'
import { hash32 } from '#shared/kernel/hash.ts'
import type { DayRates } from '#shared/kernel/money.schema.ts'
import { rateGroups } from '#shared/kernel/rate-groups.ts'

/** What the search compares of a professional, besides days. */
type Traits = {
  home: { province: string; region: string }
  languages: readonly string[]
  skills: readonly string[]
  experience_since?: LocalDate | undefined
  rates?: DayRates | undefined
}

// Where each trait is, in bytes. Skills follow languages; of both only the hashes are stored, in order.
const [HOME, SINCE, RATES, LANGUAGES, HASHES] = [0, 4, 8, 20, 21]

const uint32 = (bytes: Uint8Array, at: number): number =>
  (((bytes[at] ?? 0) << 24) | ((bytes[at + 1] ?? 0) << 16) | ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)) >>> 0

const hashesOf = (names: readonly string[]): number[] => [...new Set(names.map(hash32))].sort((a, b) => a - b)

/** As search rows store them. A number per skill would have to be kept for ever; a hash follows from its code. */
export const writeTraits = ({ home, languages, skills, experience_since, rates }: Traits): Uint8Array => {
  const [spoken, known] = [hashesOf(languages), hashesOf(skills)]
  const bytes = new Uint8Array(HASHES + 4 * (spoken.length + known.length))
  const view = new DataView(bytes.buffer)
  view.setUint32(HOME, hash32(`${home.province},${home.region}`))
  view.setUint32(SINCE, Number(experience_since?.replaceAll('-', '') ?? 0))
  rateGroups.forEach((group, at) => {
    const rate = Number(rates?.[group] ?? 0)
    view.setUint8(RATES + 3 * at, rate >> 16)
    view.setUint16(RATES + 3 * at + 1, rate & 0xffff)
  })
  view.setUint8(LANGUAGES, spoken.length)
  for (const [at, hash] of [...spoken, ...known].entries()) view.setUint32(HASHES + 4 * at, hash)
  return bytes
}

/** The hash of `province,region`. */
export const homeIn = (traits: Uint8Array): number => uint32(traits, HOME)

/** In rand; 0 if the professional has no rates. `group` is its index in `rateGroups`. */
export const rateIn = (traits: Uint8Array, group: number): number => uint32(traits, RATES + 3 * group - 1) & 0xffffff

/** Whole years on a day, which is given as a number: 20261123. */
export const yearsIn = (traits: Uint8Array, today: number): number => {
  const since = uint32(traits, SINCE)
  return since === 0 ? 0 : Math.max(0, Math.floor((today - since) / 10_000))
}

const firstSkill = (traits: Uint8Array): number => HASHES + 4 * (traits[LANGUAGES] ?? 0)

function* hashesBetween(traits: Uint8Array, from: number, to: number): Generator<number> {
  for (let at = from; at < to; at += 4) yield uint32(traits, at)
}

export const languagesIn = (traits: Uint8Array): Iterable<number> => hashesBetween(traits, HASHES, firstSkill(traits))
export const skillsIn = (traits: Uint8Array): Iterable<number> =>
  hashesBetween(traits, firstSkill(traits), traits.length)

const has = (traits: Uint8Array, from: number, to: number, hash: number): boolean => {
  for (let at = from; at < to; at += 4) if (uint32(traits, at) === hash) return true
  return false
}

export const speaks = (traits: Uint8Array, language: number): boolean =>
  has(traits, HASHES, firstSkill(traits), language)
export const hasSkill = (traits: Uint8Array, skill: number): boolean =>
  has(traits, firstSkill(traits), traits.length, skill)
