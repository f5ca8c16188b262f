import { transition, type Lifecycle } from '#shared/kernel/define-lifecycle.ts'
import { DomainError, type ErrorCode } from '#shared/kernel/errors.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { Role } from '#shared/kernel/roles.ts'

type Step<State, Action, Facts> = { state: State; action: Action; by: Role; facts: Facts }

/** Which dates a refusal is about, by its code. */
type Refused = Partial<Record<ErrorCode, readonly LocalDate[]>>

/** The event that a legal action emits; an illegal one throws its code, with the dates it is about. */
export const eventOf = <State extends string, Facts, Action extends keyof Facts>(
  lifecycle: Lifecycle<State, Facts>,
  { state, action, by, facts }: Step<NoInfer<State>, Action, NoInfer<Facts[Action]>>,
  refused: Refused = {},
): string => {
  const outcome = transition(lifecycle, state, action, by, facts)
  if (outcome.ok) return outcome.emits
  const dates = refused[outcome.code]
  throw new DomainError(outcome.code, dates && { dates: [...dates] })
}
