import { crockford } from '#shared/kernel/crockford.ts'

/** Random choices that are the same for the same name. */
export type Random = {
  /** From 0 up to but excluding the limit. */
  below: (limit: number) => number
  between: (from: number, to: number) => number
  /** True with this probability. */
  is: (share: number) => boolean
  one: <T>(of: readonly T[]) => T
  /** A key with the probability of its weight. */
  weighted: <K extends string>(weights: Record<K, number>) => K
  /** Some of a list, each once. */
  some: <T>(of: readonly T[], count: number) => T[]
  /** Crockford characters. */
  code: (length: number) => string
  uuid: () => string
}

const seedOf = (name: string): number =>
  Array.from(name).reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), 2_166_136_261) >>> 0

/** Mulberry32: small, and random enough for invented people. */
const generator = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

/** Everything in the world has its own, so that a smaller world has the same people as a larger one. */
export const randomFor = (...name: (string | number)[]): Random => {
  const next = generator(seedOf(name.join('/')))
  const below = (limit: number) => Math.floor(next() * limit)
  const one = <T>(of: readonly T[]): T => of[below(of.length)] as T
  const hex = (length: number) => Array.from({ length }, () => '0123456789abcdef'[below(16)]).join('')
  return {
    below,
    between: (from, to) => from + below(to - from + 1),
    is: (share) => next() < share,
    one,
    weighted: (weights) => {
      const entries = Object.entries<number>(weights)
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      return (entries.find(([, weight]) => (left -= weight) < 0) ?? entries[0])?.[0] as keyof typeof weights
    },
    some: (of, count) => {
      const left = [...of]
      return Array.from(
        { length: Math.min(count, left.length) },
        () => left.splice(below(left.length), 1)[0] as (typeof left)[number],
      )
    },
    code: (length) => Array.from({ length }, () => one([...crockford])).join(''),
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  }
}
