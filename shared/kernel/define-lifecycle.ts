import type { ErrorCode } from './errors.ts'
import type { Role } from './roles.ts'

/** A named condition with the code that a caller hears when it does not hold. */
export type Guard<Facts> = { name: string; code: ErrorCode; holds: (facts: Facts) => boolean }

export type Transition<State extends string, Facts> = {
  from: readonly State[]
  /** More than one where the state is derived from how many days are covered. */
  to: readonly State[]
  by: readonly Role[]
  when?: readonly Guard<Facts>[]
  emits: string
}

export type Lifecycle<State extends string, Action extends string, Facts> = {
  name: string
  states: readonly State[]
  transitions: Record<Action, Transition<State, Facts>>
}

/** A lifecycle as a table: the server decides by it, the web draws its buttons from it, the docs print it. */
export const defineLifecycle =
  <Facts>() =>
  <const State extends string, const Action extends string>(lifecycle: {
    name: string
    states: readonly State[]
    transitions: Record<Action, Transition<NoInfer<State>, Facts>>
  }): Lifecycle<State, Action, Facts> =>
    lifecycle

export type Outcome<State extends string> = { ok: true; to: readonly State[]; emits: string } | { ok: false; code: ErrorCode }

/** Whether `action` is legal now: the states it may lead to and its event, or the code that says why not. Never throws. */
export const transition = <State extends string, Action extends string, Facts>(
  lifecycle: Lifecycle<State, Action, Facts>,
  state: State,
  action: Action,
  by: Role,
  facts: Facts,
): Outcome<State> => {
  const row = lifecycle.transitions[action]
  if (!row.by.includes(by)) return { ok: false, code: 'FORBIDDEN' }
  const failed = row.when?.find((guard) => !guard.holds(facts))
  if (failed) return { ok: false, code: failed.code }
  if (!row.from.includes(state)) return { ok: false, code: 'STALE_STATE' }
  return { ok: true, to: row.to, emits: row.emits }
}

export type AvailableAction<Action extends string> = { action: Action; disabled?: ErrorCode }

/** The buttons a role has in a state; those that a guard holds back carry its code. */
export const availableActions = <State extends string, Action extends string, Facts>(
  lifecycle: Lifecycle<State, Action, Facts>,
  state: State,
  by: Role,
  facts: Facts,
): AvailableAction<Action>[] =>
  (Object.keys(lifecycle.transitions) as Action[])
    .filter((action) => lifecycle.transitions[action].by.includes(by) && lifecycle.transitions[action].from.includes(state))
    .map((action) => {
      const outcome = transition(lifecycle, state, action, by, facts)
      return outcome.ok ? { action } : { action, disabled: outcome.code }
    })
