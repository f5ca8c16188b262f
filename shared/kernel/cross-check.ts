import * as z from 'zod/mini'

/**
 * Compares fields of a value, or all of it, and names the last of them. What is wrong by itself is named first: the
 * others can't be compared with it.
 */
export const crossCheck = <T>(fields: readonly PropertyKey[], holds: (value: T) => boolean, message: string) =>
  z.refine<T>(holds, {
    message,
    path: fields.slice(-1),
    when: ({ issues }) =>
      issues.every(({ path: [field] = [] }) => field !== undefined && fields.length > 0 && !fields.includes(field)),
  })
