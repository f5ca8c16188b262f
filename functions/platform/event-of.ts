import { transition, type Lifecycle } from '../../shared/kernel/define-lifecycle.ts'
import { DomainError } from '../../shared/kernel/errors.ts'
import type { Role } from '../../shared/kernel/roles.ts'

/** The event that a legal action emits; an illegal one throws its code. */
export const eventOf = <State extends string, Action extends string, Facts>(
  lifecycle: Lifecycle<State, Action, Facts>,
  state: NoInfer<State>,
  action: NoInfer<Action>,
  by: Role,
  facts: NoInfer<Facts>,
): string => {
  const outcome = transition(lifecycle, state, action, by, facts)
  if (!outcome.ok) throw new DomainError(outcome.code)
  return outcome.emits
}
