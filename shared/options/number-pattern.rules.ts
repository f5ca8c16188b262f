/** A class, a digit, or a character; each at most once or a bounded number of times. */
const atom = /^(?:\[[A-Z0-9/. -]+\]|\\d|\\[./-]|[A-Z0-9/ -])(\?|\{\d{1,2}(?:,\d{1,2})?\})?/
const MAX_VARIABLE_PARTS = 6
const MAX_TIMES = 20

/**
 * Why a pattern can't be used; undefined if it can. Without repetition that nests or has no bound, no number can keep a
 * browser busy.
 */
export const patternProblem = (pattern: string): string | undefined => {
  if (pattern === '') return undefined
  const wrong = 'Use ^ and $ around letters, digits, \\d, [A-Z], ? and {2,6}'
  if (!pattern.startsWith('^') || !pattern.endsWith('$')) return wrong
  let rest = pattern.slice(1, -1)
  let variable = 0
  while (rest) {
    const [whole, times = ''] = atom.exec(rest) ?? []
    if (!whole) return wrong
    const [least = 0, most = least] = (times.match(/\d+/g) ?? []).map(Number)
    if (most > MAX_TIMES || least > most) return `Repeat a part at most ${MAX_TIMES} times`
    if (times === '?' || most > least) variable += 1
    rest = rest.slice(whole.length)
  }
  if (variable > MAX_VARIABLE_PARTS) return `Use at most ${MAX_VARIABLE_PARTS} parts of a variable length`
  try {
    new RegExp(pattern)
  } catch {
    return wrong
  }
  return undefined
}
