import type { FieldProblem } from '#shared/kernel/errors.ts'
import { ApiError } from './api-error.ts'

interface Problems {
  /** What the server says of single fields. */
  fields: readonly FieldProblem[]
  /** The same as sentences, for a place that has no such field. */
  sentences: readonly string[]
  /** The days that a refusal is about. */
  dates: readonly string[]
}

/** Why a call was refused, beyond its one message. */
export function problemsOf(error: unknown): Problems {
  const { fields = [], dates = [] } = error instanceof ApiError ? error.details : {}
  return { fields, sentences: fields.map(({ message }) => `${message}.`.replace(/([.!?])\.$/, '$1')), dates }
}
