interface Coded {
  code: string
}

/** Puts an entry in another position; positions count from 0. */
export const moveTo = <T extends Coded>(rows: readonly T[], code: string, to: number): T[] => {
  const row = rows.find((one) => one.code === code)
  if (!row) return [...rows]
  const others = rows.filter((one) => one !== row)
  return [...others.slice(0, Math.max(0, to)), row, ...others.slice(Math.max(0, to))]
}

/**
 * Where entries were, of those that a user has moved: by code, from 1. One that is back among its neighbours is not
 * moved, nor is one that only made room.
 */
export function movedFrom(
  saved: readonly Coded[],
  now: readonly Coded[],
  touched: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const before = new Map(saved.map(({ code }, at) => [code, at]))
  const order = now.flatMap(({ code }) => before.get(code) ?? [])
  const kept = new Set(now.flatMap(({ code }) => (touched.has(code) ? [] : (before.get(code) ?? []))))
  const moved = new Map<string, number>()
  for (const code of touched) {
    const was = before.get(code)
    if (was === undefined) continue
    const at = order.indexOf(was)
    const isInOrder = order.every((other, index) => !kept.has(other) || other < was === index < at)
    if (isInOrder) kept.add(was)
    else moved.set(code, was + 1)
  }
  return moved
}
