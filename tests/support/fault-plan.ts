import type { Fault } from './faulty-dynamo.ts'

/** Pseudo-random numbers below 1 from a seed. */
export const numbers = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32
  return seed / 2 ** 32
}

/** How many of every hundred transactions get which fault. */
const shares: [Fault, number][] = [
  ['conflict', 20],
  ['lost-after', 5],
  ['failed-after', 5],
  ['failed-before', 5],
  ['lost-before', 5],
]

/** Chooses a fault, or none, for the next transaction. */
export const faultPlan = (seed: number) => {
  const next = numbers(seed)
  return (): Fault | undefined => {
    let left = next() * 100
    return shares.find(([, share]) => (left -= share) < 0)?.[0]
  }
}

/** Puts lists into an order that follows from a seed. */
export const shuffled = (seed: number) => {
  const next = numbers(seed)
  return <T>(items: readonly T[]): T[] =>
    items
      .map((item) => ({ item, at: next() }))
      .sort((one, other) => one.at - other.at)
      .map(({ item }) => item)
}
