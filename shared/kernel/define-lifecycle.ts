import type { RefusalCode } from './refusals.ts'
import type { Role } from './roles.ts'

/**
 * A named condition with the error code for when it fails. A `first` guard is reported even if the state has already
 * changed, because it explains why.
 */
export type Guard<Facts> = { name: string; code: RefusalCode; isMet: (facts: Facts) => boolean; first?: true }

/** Who acts: a role, or the system for follow-ups of events. No caller is the system. */
export type Actor = Role | 'System'

export type Transition<State extends string, Facts, Emits extends string> = {
  from: readonly State[]
  /** Several if the state is derived from how many days are covered. */
  to: readonly State[]
  by: readonly Actor[]
  when?: readonly Guard<Facts>[]
  emits: Emits
}

/** `Facts` are the input of each action's guards, `Emits` its type of event, both by action. */
export type Lifecycle<State extends string, Facts, Emits extends Record<keyof Facts, string>> = {
  name: string
  states: readonly State[]
  transitions: { [Action in keyof Facts]: Transition<State, Facts[Action], Emits[Action]> }
}

type Transitions<State extends string, Facts, EventType extends string> = {
  [Action in keyof Facts]: Transition<State, Facts[Action], EventType>
}

/** A lifecycle as a table: the server decides by it, the site derives its buttons from it, the docs print it. */
export const defineLifecycle =
  <Facts, EventType extends string>() =>
  <const State extends string, const Table extends Transitions<NoInfer<State>, Facts, EventType>>(lifecycle: {
    name: string
    states: readonly State[]
    transitions: Table
  }): Lifecycle<State, Facts, { [Action in keyof Facts]: Table[Action]['emits'] }> =>
    lifecycle

export type Outcome<State extends string, EventType extends string> =
  { ok: true; to: readonly State[]; emits: EventType } | { ok: false; code: RefusalCode }

/** Whether `action` is possible now: the states it can lead to and its event, or the error code. Never throws. */
export const transition = <
  State extends string,
  Facts,
  Emits extends Record<keyof Facts, string>,
  Action extends keyof Facts,
>(
  lifecycle: Lifecycle<State, Facts, Emits>,
  state: State,
  action: Action,
  by: Actor,
  facts: Facts[Action],
): Outcome<State, Emits[Action]> => {
  const { by: actors, from, to, when = [], emits } = lifecycle.transitions[action]
  if (!actors.includes(by)) return { ok: false, code: 'FORBIDDEN' }
  const failed = when.filter((guard) => !guard.isMet(facts))
  const why = failed.find((guard) => guard.first) ?? (from.includes(state) ? failed[0] : undefined)
  if (why) return { ok: false, code: why.code }
  return from.includes(state) ? { ok: true, to, emits } : { ok: false, code: 'STALE_STATE' }
}

export type AvailableAction<Action> = { action: Action; disabled?: RefusalCode }

/** The actions a role has in a state, of those with given facts. A disabled one has the code of the failed guard. */
export const availableActions = <State extends string, Facts, Emits extends Record<keyof Facts, string>>(
  lifecycle: Lifecycle<State, Facts, Emits>,
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
