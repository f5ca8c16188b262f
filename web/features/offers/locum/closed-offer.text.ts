import { formatCount } from '#web/components/format/format-words.ts'
import type { ErrorCode } from '#shared/kernel/error-catalogue.ts'
import { ownApplication } from '#shared/offers/applications.rules.ts'
import { ANOTHER_CHOSEN_REASON } from '#shared/offers/offers.rules.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'

type ClosedText = { title: string; reason?: string | undefined }

/** If other days are booked, the application has not ended and the reason is with its declined days. */
function declinedText(offer: Offer): ClosedText {
  const { status_reason, dropped_dates } = ownApplication(offer) ?? {}
  const reason = status_reason ?? dropped_dates?.find(({ cause }) => cause === 'declined')?.reason
  return { title: 'The practice has declined your application.', reason }
}

/** Without open days: what happened to the locum's own application, or that the offer is closed. */
function noOpenDaysText(offer: Offer): ClosedText | undefined {
  const application = ownApplication(offer)
  if (application?.ended === 'taken') return { title: ANOTHER_CHOSEN_REASON }
  if (application?.ended === 'declined') return declinedText(offer)
  return application?.confirmed_dates.length ? undefined : { title: 'No days of this offer are open any more.' }
}

/** Why an application can't be sent, for the top of the page. A missing approval is shown beside the button. */
export const closedTexts: Partial<Record<ErrorCode, (offer: Offer) => ClosedText | undefined>> = {
  OFFER_CANCELLED: ({ status_reason }) => ({ title: 'The practice has cancelled this offer.', reason: status_reason }),
  NOT_ELIGIBLE: ({ ineligible, experience, profession }) => ({
    title:
      ineligible === 'experience'
        ? `This offer requires ${formatCount(experience, 'year')} of experience. Your profile shows less, counted from your start date.`
        : `This offer is for another profession: ${profession}.`,
  }),
  APPLICATION_DECLINED: declinedText,
  DATE_NOT_OPEN: noOpenDaysText,
}
