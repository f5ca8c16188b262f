import { isCommand, isPublicAccess, type Access, type Operation } from './define-contract.ts'
import type { ErrorCode } from './error-catalogue.ts'
import { roleRefusals } from './member-roles.ts'

/** Those of a super admin who views an account or acts for it. What is the same for everybody looks at no grant. */
const grantErrorsOf = ({ underGrant, session, owns, ownFields }: Exclude<Access, { public: true }>): ErrorCode[] => {
  if (session === 'unchecked') return []
  const isOfDocuments = owns?.kind === 'documentOwner' || owns?.kind === 'documentReader'
  return [
    'IMPERSONATION_ENDED',
    ...(underGrant === 'act' ? (['ONLY_VIEWED'] as const) : []),
    ...(underGrant === 'never' || isOfDocuments || ownFields ? (['OWNER_ALONE'] as const) : []),
  ]
}

/** Every error that an operation can return: those in its contract, and those that follow from its input and access. */
export const errorCodesOf = (operation: Operation): ErrorCode[] => {
  const { access, params, query, body, bodyLimit, errors } = operation
  const isOpen = isPublicAccess(access)
  const codes: ErrorCode[] = [
    ...((params ?? query ?? body ?? isCommand(operation)) ? (['VALIDATION_FAILED'] as const) : []),
    ...(body ? (['MALFORMED_BODY', bodyLimit?.refusal ?? 'PAYLOAD_TOO_LARGE'] as const) : []),
    ...(isOpen ? [] : (['UNAUTHENTICATED', 'ACCOUNT_SUSPENDED', 'FORBIDDEN', ...grantErrorsOf(access)] as const)),
    ...(!isOpen && access.owns?.member ? [roleRefusals[access.owns.member]] : []),
    ...(!isOpen && access.approved ? (['NOT_APPROVED'] as const) : []),
    ...(isCommand(operation) ? (['IDEMPOTENCY_KEY_REUSED', 'UNSETTLED'] as const) : []),
    ...(operation.takesVersion ? (['STALE_STATE'] as const) : []),
    ...errors,
    // Health and documentation read no table, so they can't be busy or fail.
    ...(isOpen && !params ? [] : (['BUSY', 'INTERNAL'] as const)),
  ]
  return [...new Set(codes)]
}
