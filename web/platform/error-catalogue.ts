import { ARGUMENT_CODE, ARGUMENT_NOT_PROVIDED, TYPE_CODE } from '#shared/kernel/site-errors.ts'

/** SPEC 8: the kinds of client errors, with the numbers that support uses. */
export const failureCodes = {
  'missing-argument': ARGUMENT_CODE,
  guard: 101,
  'request-failed': 102,
  type: TYPE_CODE,
} as const

type FailureKind = keyof typeof failureCodes

export class Failure extends Error {
  readonly kind: FailureKind
  readonly code: (typeof failureCodes)[FailureKind]

  constructor(kind: FailureKind, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'Failure'
    this.kind = kind
    this.code = failureCodes[kind]
  }
}

/** SPEC 6: the guard's message when it can't load the signed-in user. */
export const guardFailureTitles = {
  Locum: 'Problem setting locum user in initApp',
  CompanyAdmin: 'Problem setting practice user in initApp',
} as const

export function expectArgument<T>(value: T | undefined | null): T {
  if (value === undefined || value === null) throw new Failure('missing-argument', ARGUMENT_NOT_PROVIDED)
  return value
}
