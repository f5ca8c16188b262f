import { availableActions, type Lifecycle } from '#shared/kernel/define-lifecycle.ts'
import type { RefusalCode } from '#shared/kernel/refusals.ts'
import { isPublicAccess, type Access } from '#shared/kernel/define-contract.ts'
import { hasRole, type MemberRole, roleRefusals } from '#shared/kernel/member-roles.ts'
import type { Role } from '#shared/kernel/roles.ts'

/** An action of the current user; `disabled` is the error code that explains why it is not possible. */
export type Action = { disabled?: RefusalCode }

/** Whether an action is there and not disabled. */
export const isPossible = (action: Action | undefined): action is Action => action !== undefined && !action.disabled

/**
 * Facts that only the server knows and that don't disable a button. A page that has the calendar overrides
 * `notUnavailable` and `free`.
 */
export const assumedFacts = {
  approved: true,
  isRevisionCurrent: true,
  notUnavailable: true,
  notBooked: true,
  registered: true,
} as const

/** The current user’s actions in a state; actions that the state doesn’t offer are absent. */
export const actionsOf = <State extends string, Facts, Emits extends Record<keyof Facts, string>>(
  lifecycle: Lifecycle<State, Facts, Emits>,
  state: State,
  by: Role,
  facts: Partial<Facts>,
): Partial<Record<keyof Facts, Action>> =>
  Object.fromEntries(
    availableActions(lifecycle, state, by, facts).map(({ action, disabled }) => [action, disabled ? { disabled } : {}]),
  ) as Partial<Record<keyof Facts, Action>>

/** The operation checks approval before its lifecycle. */
export const disableUnlessApproved = (approved: boolean, action: Action | undefined): Action | undefined =>
  action && !approved ? { disabled: 'NOT_APPROVED' } : action

/** In the site's build, only operations that need a role say so. */
type Restricted = { access?: Access | undefined }

/** The operation checks the member's role before its lifecycle. Without one the user is a locum or a super admin. */
export const disableWithoutRole = <A extends Action | undefined>(
  role: MemberRole | undefined,
  { access }: Restricted,
  action: A,
): A | Action => {
  const least = access && !isPublicAccess(access) ? access.owns?.member : undefined
  return action && role && least && !hasRole(role, least) ? { disabled: roleRefusals[least] } : action
}

/** An operation that only the member's role may disable. */
export const roleAction = (role: MemberRole | undefined, operation: Restricted): Action =>
  disableWithoutRole(role, operation, {})
