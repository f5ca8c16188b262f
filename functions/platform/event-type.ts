import { roleBySide, type Caller } from '#shared/kernel/caller.ts'
import { transition, type Actor, type Lifecycle } from '#shared/kernel/define-lifecycle.ts'
import type { ErrorCode } from '#shared/kernel/error-catalogue.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'

type Step<State, Action, Facts> = { state: State; action: Action; facts: Facts }

/** The dates that an error is about, by its code. */
type Refused = Partial<Record<ErrorCode, readonly LocalDate[]>>

/**
 * The type of the event that a legal action emits; an illegal one throws its error code and dates. For the system's own
 * actions; those of a caller use `eventTypeOf`.
 */
export const eventTypeBy = <
  State extends string,
  Facts,
  Emits extends Record<keyof Facts, string>,
  Action extends keyof Facts,
>(
  actor: Actor,
  lifecycle: Lifecycle<State, Facts, Emits>,
  { state, action, facts }: Step<NoInfer<State>, Action, NoInfer<Facts[Action]>>,
  refused: Refused = {},
): Emits[Action] => {
  const outcome = transition(lifecycle, state, action, actor, facts)
  if (outcome.ok) return outcome.emits
  const dates = refused[outcome.code]
  throw new DomainError(outcome.code, dates && { dates: [...dates] })
}

/** The same for an action of the caller, in the role of their side. */
export const eventTypeOf = <
  State extends string,
  Facts,
  Emits extends Record<keyof Facts, string>,
  Action extends keyof Facts,
>(
  { side }: Pick<Caller, 'side'>,
  lifecycle: Lifecycle<State, Facts, Emits>,
  step: Step<NoInfer<State>, Action, NoInfer<Facts[Action]>>,
  refused?: Refused,
): Emits[Action] => eventTypeBy(roleBySide[side], lifecycle, step, refused)
