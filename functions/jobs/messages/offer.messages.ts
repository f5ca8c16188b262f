import * as z from 'zod/mini'
import { LocalDate } from '../../../shared/kernel/dates.ts'
import { OfferId, UserId } from '../../../shared/kernel/ids.ts'
import { daysInWords, telling, type Messages } from './message.ts'

const CancelledOffer = z.object({
  offerId: OfferId,
  companyName: z.string(),
  profession: z.string(),
  dates: z.array(LocalDate),
  reason: z.string(),
  /** Those whose applications were still waiting. */
  applicants: z.array(UserId),
})

export const offerMessages: Messages = {
  'offer.cancelled': telling(CancelledOffer, ({ offerId, companyName, profession, dates, reason, applicants }) =>
    applicants.map((professional) => ({
      kind: 'offers',
      to: { user: professional },
      title: 'An offer you applied for was cancelled',
      text: `${companyName} has cancelled its offer for ${profession}, ${daysInWords(dates)}.\n${reason}`,
      link: `/locum/dashboard/offers/${offerId}`,
      mail: true,
    })),
  ),
}
