import { isDeepStrictEqual } from 'node:util'
import { invalidField } from '#shared/kernel/errors.ts'
import type { CompanyId, OfferId } from '#shared/kernel/ids.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import { openDates } from '#shared/offers/offers.rules.ts'
import type { OfferState, OfferTerms } from '#shared/offers/offers.state.ts'
import { checkAsked } from '#functions/checks/check-quotas.ts'
import type { RequestDeps } from './request-parties.ts'

/** Once its list is full, private offers that can no longer be accepted make room. */
const withRoom = async ({ offers, now }: RequestDeps, offer: OfferState): Promise<OfferState> => {
  const { asked = [] } = offer
  if (asked.length < quotas.askedPerOffer) return offer
  const sent = await Promise.all(asked.map(({ offer: id }) => offers.getOffer(id)))
  return { ...offer, asked: asked.filter((_, index) => sent[index] && openDates(sent[index], now).length > 0) }
}

/** The public offer that a new private one is sent to fill. */
export const readChosenOfferToFill = async (
  context: RequestDeps,
  id: OfferId,
  companyId: CompanyId,
): Promise<OfferState> => {
  const found = await context.offers.getOffer(id)
  if (found?.company.id !== companyId || found.request || found.deleted)
    throw invalidField('fills', 'Choose one of this practice’s public offers')
  const offer = await withRoom(context, found)
  checkAsked(offer)
  return offer
}

/** Otherwise the offer's days would close for a shift that is not its own. */
export const checkFits = (
  { terms }: OfferState,
  wanted: OfferTerms,
  problem: [field: string, message: string],
): void => {
  const isSame = (['profession', 'province', 'region'] as const).every((name) => terms[name] === wanted[name])
  if (!isSame) throw invalidField(...problem)
  if (!isDeepStrictEqual(terms.lunch, wanted.lunch))
    throw invalidField('lunch', 'Keep the lunch of the offer that this request fills')
}
