import type * as z from 'zod/mini'

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
}

const formats: Record<string, string> = {
  email: 'Use a valid e-mail address',
  datetime: 'Use an instant such as 2026-11-27T08:00:00Z',
}

const units: Record<string, [one: string, several: string]> = {
  string: [' character', ' characters'],
  array: [' entry', ' entries'],
}

const bound = (words: string, limit: number, origin: string): string =>
  `Use ${words} ${limit}${units[origin]?.[limit === 1 ? 0 : 1] ?? ''}`

type Issue = z.core.$ZodRawIssue | z.core.$ZodIssue

/** What was expected in an issue's place, in words. */
const expectation = (issue: Issue): string | undefined => {
  if (issue.code === 'invalid_type') return kinds[String(issue.expected)] ?? String(issue.expected)
  if (issue.code === 'invalid_value') return (issue.values as unknown[]).map(String).join(', ')
  return undefined
}

/** Of a choice between forms, the first that has something to say for itself; else what any of them expects. */
const choiceSentence = (branches: z.core.$ZodIssue[][]): string => {
  const issues = branches.flat()
  const closest = issues.find((issue) => !issue.message.startsWith('Not valid'))
  if (closest) return closest.message
  const expected = [...new Set(issues.map(expectation))]
  return expected.length > 0 ? `Not valid: expected ${expected.join(' or ')}` : 'Not valid'
}

/** Where a value takes one of the forms that it may have, the problems are inside that form. */
export const innermost = (issue: z.core.$ZodIssue): z.core.$ZodIssue[] => {
  if (issue.code !== 'invalid_union') return [issue]
  const taken = issue.errors.find(
    (problems) =>
      problems.length > 0 && problems.every(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'),
  )
  return (
    taken?.flatMap((problem) =>
      innermost({ ...problem, path: [...issue.path, ...problem.path] } as typeof problem),
    ) ?? [issue]
  )
}

/** A sentence for a problem that its schema has no words of its own for. */
export const sentenceOf = (issue: Issue): string => {
  if (issue.code === 'unrecognized_keys') return 'This field is not known'
  // Null may stand where a field may be left out: what was expected is true of both.
  if (issue.input === undefined || issue.input === '') return 'Required'
  switch (issue.code) {
    case 'invalid_type':
      return `Not valid: expected ${expectation(issue)}`
    case 'invalid_value':
      return `Not valid: expected ${(issue.values as unknown[]).length > 1 ? 'one of ' : ''}${expectation(issue)}`
    case 'invalid_union':
      return choiceSentence(issue.errors as z.core.$ZodIssue[][])
    case 'too_small':
      return bound(issue.inclusive === false ? 'more than' : 'at least', Number(issue.minimum), String(issue.origin))
    case 'too_big':
      return bound(issue.inclusive === false ? 'less than' : 'at most', Number(issue.maximum), String(issue.origin))
    case 'invalid_format':
      return formats[String(issue.format)] ?? 'This is not in the expected form'
    default:
      return 'Not valid'
  }
}
