import { availableActions, type Lifecycle } from '#shared/kernel/define-lifecycle.ts'
import type { ErrorCode } from '#shared/kernel/errors.ts'
import type { Role } from '#shared/kernel/roles.ts'

/** An action that its reader has; `disabled` is the code of what holds it back. */
export type Action = { disabled?: ErrorCode }

/**
 * Facts that the server checks and a button need not wait for. A page that knows the calendar says itself what is
 * `notOff` and `free`.
 */
export const unknownToTheSite = { approved: true, revisionSeen: true, notOff: true, free: true } as const

/** What a reader can do in a state, by action: those that the state does not have are absent. */
export const actionsOf = <State extends string, Facts, Emits extends Record<keyof Facts, string>>(
  lifecycle: Lifecycle<State, Facts, Emits>,
  state: State,
  by: Role,
  facts: Partial<Facts>,
): Partial<Record<keyof Facts, Action>> =>
  Object.fromEntries(
    availableActions(lifecycle, state, by, facts).map(({ action, disabled }) => [action, disabled ? { disabled } : {}]),
  ) as Partial<Record<keyof Facts, Action>>

/** Approval is asked for by the operation itself, before its lifecycle is looked at. */
export const onceApproved = (approved: boolean, action: Action | undefined): Action | undefined =>
  action && !approved ? { disabled: 'NOT_APPROVED' } : action
