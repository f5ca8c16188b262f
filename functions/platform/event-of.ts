import { transition, type Lifecycle } from '../../shared/kernel/define-lifecycle.ts'
import { DomainError } from '../../shared/kernel/errors.ts'
import type { Role } from '../../shared/kernel/roles.ts'

type Step<State, Action, Facts> = { state: State; action: Action; by: Role; facts: Facts }

/** The event that a legal action emits; an illegal one throws its code. */
export const eventOf = <State extends string, Facts, Action extends keyof Facts>(
  lifecycle: Lifecycle<State, Facts>,
  { state, action, by, facts }: Step<NoInfer<State>, Action, NoInfer<Facts[Action]>>,
): string => {
  const outcome = transition(lifecycle, state, action, by, facts)
  if (!outcome.ok) throw new DomainError(outcome.code)
  return outcome.emits
}
