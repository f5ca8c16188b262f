import { isCommand, isPublic, type Operation } from './define-contract.ts'
import type { ErrorCode } from './errors.ts'

/**
 * Every error that an operation may answer: those that its contract names, and those that follow from what it takes and
 * whom it lets in.
 */
export const errorCodesOf = (operation: Operation): ErrorCode[] => {
  const { access, params, query, body, bodyLimit, errors } = operation
  const isOpen = isPublic(access)
  const codes: ErrorCode[] = [
    ...((params ?? query ?? body ?? isCommand(operation)) ? (['VALIDATION_FAILED'] as const) : []),
    ...(body ? (['MALFORMED_BODY', bodyLimit?.refusal ?? 'PAYLOAD_TOO_LARGE'] as const) : []),
    ...(isOpen ? [] : (['UNAUTHENTICATED', 'FORBIDDEN'] as const)),
    ...(!isOpen && access.approved ? (['NOT_APPROVED'] as const) : []),
    ...(isCommand(operation) ? (['IDEMPOTENCY_KEY_REUSED', 'UNSETTLED'] as const) : []),
    ...errors,
    // Operations of the description read nothing that could be busy or fail.
    ...(isOpen && !params ? [] : (['BUSY', 'INTERNAL'] as const)),
  ]
  return [...new Set(codes)]
}
