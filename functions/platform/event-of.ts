import { transition, type Actor, type Lifecycle } from '#shared/kernel/define-lifecycle.ts'
import { DomainError, type ErrorCode } from '#shared/kernel/errors.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'

type Step<State, Action, Facts> = { state: State; action: Action; by: Actor; facts: Facts }

/** Which dates a refusal is about, by its code. */
type Refused = Partial<Record<ErrorCode, readonly LocalDate[]>>

/** The type of the event that a legal action emits; an illegal one throws its code, with the dates it is about. */
export const eventOf = <
  State extends string,
  Facts,
  Emits extends Record<keyof Facts, string>,
  Action extends keyof Facts,
>(
  lifecycle: Lifecycle<State, Facts, Emits>,
  { state, action, by, facts }: Step<NoInfer<State>, Action, NoInfer<Facts[Action]>>,
  refused: Refused = {},
): Emits[Action] => {
  const outcome = transition(lifecycle, state, action, by, facts)
  if (outcome.ok) return outcome.emits
  const dates = refused[outcome.code]
  throw new DomainError(outcome.code, dates && { dates: [...dates] })
}
