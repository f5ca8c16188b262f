import { partyOf, roleByParty, supportedParty, type Caller, type Party } from '#shared/kernel/caller.ts'
import type { DropActor } from '#shared/offers/offers.state.ts'

/**
 * For which party an offer, an application, a request or a booking ends, who ends it (maybe the system), and why.
 * `supported` is that party if a super admin acts for it.
 */
export type Ending<Reason = string> = { onBehalfOf: Party; actor: DropActor; reason: Reason; supported?: Party }

export const endingBy = <Reason>(caller: Caller, reason: Reason): Ending<Reason> => {
  const party = partyOf(caller)
  const supported = supportedParty(caller)
  return { onBehalfOf: party, actor: roleByParty[party], reason, ...(supported && { supported }) }
}
