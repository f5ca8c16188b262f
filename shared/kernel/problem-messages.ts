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
  email: 'Enter a valid e-mail address',
  datetime: 'Use a date and time such as 2026-11-27T08:00:00Z',
}

const units: Record<string, [one: string, several: string]> = {
  string: [' character', ' characters'],
  array: [' entry', ' entries'],
}

/** Whole numbers are limited by what JSON can carry; that limit would explain nothing. */
const limitMessage = (words: string, limit: number, origin: string): string =>
  Math.abs(limit) === Number.MAX_SAFE_INTEGER
    ? `Use a ${limit > 0 ? 'smaller' : 'larger'} number`
    : `Use ${words} ${limit}${units[origin]?.[limit === 1 ? 0 : 1] ?? ''}`

type Issue = z.core.$ZodRawIssue | z.core.$ZodIssue

/** What was expected, in words. */
const expectedText = (issue: Issue): string | undefined => {
  if (issue.code === 'invalid_type') return kinds[String(issue.expected)] ?? String(issue.expected)
  // An empty value needs no words: beside others, it is for leaving a field out.
  if (issue.code === 'invalid_value') return (issue.values as unknown[]).map(String).filter(Boolean).join(', ')
  return undefined
}

/** For a union: the first message of its own that a branch has, else what the branches expect. */
const unionMessage = (branches: z.core.$ZodIssue[][]): string => {
  const issues = branches.flat()
  const closest = issues.find((issue) => !issue.message.startsWith('Not valid'))
  if (closest) return closest.message
  const expected = [...new Set(issues.map(expectedText))].filter(Boolean)
  return expected.length > 0 ? `Not valid: expected ${expected.join(' or ')}` : 'Not valid'
}

/** For a union whose form is clear from the value, the problems inside that form. */
export const innermostIssues = (issue: z.core.$ZodIssue): z.core.$ZodIssue[] => {
  if (issue.code !== 'invalid_union') return [issue]
  const taken = issue.errors.find(
    (problems) =>
      problems.length > 0 && problems.every(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'),
  )
  return (
    taken?.flatMap((problem) =>
      innermostIssues({ ...problem, path: [...issue.path, ...problem.path] } as typeof problem),
    ) ?? [issue]
  )
}

/** The message for a problem whose schema has none of its own. */
export const problemMessage = (issue: Issue): string => {
  if (issue.code === 'unrecognized_keys') return 'This field is not recognised'
  // Only a missing or empty value is Required; null gets the sentence about what was expected.
  if (issue.input === undefined || issue.input === '') return 'Required'
  switch (issue.code) {
    case 'invalid_type':
      return `Not valid: expected ${expectedText(issue)}`
    case 'invalid_value':
      return `Not valid: expected ${(issue.values as unknown[]).length > 1 ? 'one of ' : ''}${expectedText(issue)}`
    case 'invalid_union':
      return unionMessage(issue.errors as z.core.$ZodIssue[][])
    case 'too_small':
      return limitMessage(
        issue.inclusive === false ? 'more than' : 'at least',
        Number(issue.minimum),
        String(issue.origin),
      )
    case 'too_big':
      return limitMessage(
        issue.inclusive === false ? 'less than' : 'at most',
        Number(issue.maximum),
        String(issue.origin),
      )
    case 'invalid_format':
      return formats[String(issue.format)] ?? 'This is not in the expected format'
    default:
      return 'Not valid'
  }
}
