import type { ErrorCode } from './errors.ts'
import type { Role } from './roles.ts'

/**
 * A named condition with the code that a caller hears when it does not hold. `first` is told even where the state has
 * moved on already: it says why.
 */
export type Guard<Facts> = { name: string; code: ErrorCode; holds: (facts: Facts) => boolean; first?: true }

export type Transition<State extends string, Facts> = {
  from: readonly State[]
  /** More than one where the state is derived from how many days are covered. */
  to: readonly State[]
  by: readonly Role[]
  when?: readonly Guard<Facts>[]
  emits: string
}

/** `Facts` are what each action's guards look at, by action. */
export type Lifecycle<State extends string, Facts> = {
  name: string
  states: readonly State[]
  transitions: { [Action in keyof Facts]: Transition<State, Facts[Action]> }
}

/** A lifecycle as a table: the server decides by it, the web draws its buttons from it, the docs print it. */
export const defineLifecycle =
  <Facts>() =>
  <const State extends string>(lifecycle: {
    name: string
    states: readonly State[]
    transitions: { [Action in keyof Facts]: Transition<NoInfer<State>, Facts[Action]> }
  }): Lifecycle<State, Facts> =>
    lifecycle

export type Outcome<State extends string> =
  { ok: true; to: readonly State[]; emits: string } | { ok: false; code: ErrorCode }

/** Whether `action` is legal now: the states it may lead to and its event, or the code that says why not. Never throws. */
export const transition = <State extends string, Facts, Action extends keyof Facts>(
  lifecycle: Lifecycle<State, Facts>,
  state: State,
  action: Action,
  by: Role,
  facts: Facts[Action],
): Outcome<State> => {
  const { by: roles, from, to, when = [], emits } = lifecycle.transitions[action]
  if (!roles.includes(by)) return { ok: false, code: 'FORBIDDEN' }
  const failed = when.filter((guard) => !guard.holds(facts))
  const why = failed.find((guard) => guard.first) ?? (from.includes(state) ? failed[0] : undefined)
  if (why) return { ok: false, code: why.code }
  return from.includes(state) ? { ok: true, to, emits } : { ok: false, code: 'STALE_STATE' }
}

export type AvailableAction<Action> = { action: Action; disabled?: ErrorCode }

/** The buttons a role has in a state, of the actions whose facts are at hand; those that a guard holds back carry its code. */
export const availableActions = <State extends string, Facts>(
  lifecycle: Lifecycle<State, Facts>,
  state: State,
  by: Role,
  facts: Partial<Facts>,
): AvailableAction<keyof Facts>[] =>
  (Object.keys(facts) as (keyof Facts)[])
    .filter(
      (action) => lifecycle.transitions[action].by.includes(by) && lifecycle.transitions[action].from.includes(state),
    )
    .map((action) => {
      const outcome = transition(lifecycle, state, action, by, facts[action] as Facts[typeof action])
      return outcome.ok ? { action } : { action, disabled: outcome.code }
    })
