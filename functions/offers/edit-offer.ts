import { isImpersonated } from '#shared/kernel/caller.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError, invalidField } from '#shared/kernel/errors.ts'
import {
  changedBesidesNotes,
  editedOffer,
  editOfferFacts,
  editProblems,
  isUnchangedShift,
  withReleaseByFirstShift,
  withoutBookedShifts,
} from '#shared/offers/edit-offer.rules.ts'
import { pickEditable, type EditableOffer } from '#shared/offers/changed-fields.rules.ts'
import type { offersContract } from '#shared/offers/offers.contract.ts'
import { offerEvent } from '#shared/offers/offers.events.ts'
import { offerLifecycle } from '#shared/offers/offers.lifecycle.ts'
import { datesOf, offerStatus, openDates } from '#shared/offers/offers.rules.ts'
import type { EditOfferBody, Offer } from '#shared/offers/offers.schema.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import { reserveOpenOffers } from '#functions/checks/check-quotas.ts'
import type { MatchRepositories } from '#functions/staffing/applicant-matches.ts'
import { shownChangedOffer } from '#functions/staffing/shown-offer.ts'
import { checkDates, checkMarket } from '#functions/staffing/new-offer.ts'
import type { Context } from '#functions/platform/context.ts'
import { permit } from '#functions/platform/permit.ts'
import { readPublicOffer } from '#functions/stores/offer-and-candidate.ts'
import { scheduleRelease } from '#functions/staffing/release-offer.ts'
import type { AgendaRepository } from '#functions/stores/agenda.repository.ts'
import type { LimitLocksRepository } from '#functions/stores/limit-locks.repository.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'

type Deps = Context &
  MatchRepositories & {
    offers: OffersRepository
    options: OptionsRepository
    agenda: AgendaRepository
    limitLocks: LimitLocksRepository
  }
type Input = InputOf<(typeof offersContract)['editOffer']>

const readOfferToEdit = async ({ offers, checkVersion }: Deps, { params, body }: Input): Promise<OfferState> => {
  const offer = await readPublicOffer(offers, params.id)
  if (body.accountid !== offer.company.id) throw invalidField('accountid', 'This offer belongs to another practice')
  checkVersion(offer.updatedAt)
  if (body.revision !== undefined && body.revision !== offer.revision) throw new DomainError('STALE_STATE')
  return offer
}

/** The edit without the booked days that it repeats; what is wrong with it is thrown by field. */
const checkedEdit = async (context: Deps, offer: OfferState, body: EditOfferBody): Promise<EditableOffer> => {
  checkDates(body.request_dates, context, isUnchangedShift(offer))
  const fields = editProblems(offer, body)
  if (fields.length > 0) throw new DomainError('VALIDATION_FAILED', { fields })
  await checkMarket(context, body)
  return withoutBookedShifts(offer, pickEditable(body))
}

/**
 * Changes an offer. With anything but the notes changed, its open days are open anew and the applications for them end,
 * however many there are, without being written. The event leaves them out.
 */
export const editOffer = (context: Deps, input: Input): Promise<Offer> =>
  context.execute(async () => {
    const { caller, now, today, offers } = context
    const offer = await readOfferToEdit(context, input)
    const edit = await checkedEdit(context, offer, input.body)
    const step = { state: offerStatus(offer, [], now), facts: editOfferFacts(offer, today) }
    const changed = changedBesidesNotes(offer, edit, now)
    const { editedOnBehalf: _, ...edited } = withReleaseByFirstShift(editedOffer(offer, edit, now), now)
    const after: OfferState = { ...edited, ...(isImpersonated(caller) && { editedOnBehalf: true }) }
    const event =
      changed.length > 0
        ? offerEvent(permit(caller, offerLifecycle, { ...step, action: 'edit' }), offer, openDates(offer, now), after)
        : offerEvent(permit(caller, offerLifecycle, { ...step, action: 'editNotes' }), offer)
    if (changed.length > 0 && openDates(after, now).length === 0 && !after.wasBooked)
      throw invalidField('request_dates', 'Add a day from today on')
    const newDays = datesOf(after).length - datesOf(offer).length
    const locks = newDays > 0 ? await reserveOpenOffers(context, offer.company.id, { newDays, newOffers: 0 }) : []
    return {
      writes: [
        offers.putOffer(after),
        ...locks,
        ...(after.pool?.until === offer.pool?.until ? [] : scheduleRelease(context, after)),
      ],
      response: await shownChangedOffer(context, after),
      events: [event],
    }
  })
