import type { FieldProblem } from '#shared/kernel/errors.ts'
import { ApiError } from './api-error.ts'

interface ErrorDetails {
  fields: readonly FieldProblem[]
  /** The same as sentences, where the form has no such field. */
  sentences: readonly string[]
  /** The days that an error is about. */
  dates: readonly string[]
}

/** With a full stop, if it does not end as a sentence does. */
export const asSentence = (text: string): string => `${text}.`.replace(/([.!?])\.$/, '$1')

/** The details of a failed call beside its message. */
export function errorDetails(error: unknown): ErrorDetails {
  const { fields = [], dates = [] } = error instanceof ApiError ? error.details : {}
  return { fields, sentences: fields.map(({ message }) => asSentence(message)), dates }
}
