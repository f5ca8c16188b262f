import { roleByParty, type Caller } from '#shared/kernel/caller.ts'
import { transition, type Actor, type Lifecycle } from '#shared/kernel/define-lifecycle.ts'
import type { ErrorCode } from '#shared/kernel/error-catalogue.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'

type Step<State, Action, Facts> = { state: State; action: Action; facts: Facts }

/** The dates that an error is about, by its code. */
type Refused = Partial<Record<ErrorCode, readonly LocalDate[]>>

/**
 * Checks that a caller, or the system, may take a lifecycle's action now. Returns the type of the event that the action
 * emits; one that is not permitted throws its error code and dates.
 */
export const permit = <
  State extends string,
  Facts,
  Emits extends Record<keyof Facts, string>,
  Action extends keyof Facts,
>(
  by: Actor | Pick<Caller, 'party'>,
  lifecycle: Lifecycle<State, Facts, Emits>,
  { state, action, facts }: Step<NoInfer<State>, Action, NoInfer<Facts[Action]>>,
  refused: Refused = {},
): Emits[Action] => {
  const actor = typeof by === 'string' ? by : roleByParty[by.party]
  const outcome = transition(lifecycle, state, action, actor, facts)
  if (outcome.ok) return outcome.emits
  const dates = refused[outcome.code]
  throw new DomainError(outcome.code, dates && { dates: [...dates] })
}
