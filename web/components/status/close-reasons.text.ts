import type { Party } from '#shared/kernel/caller.ts'
import type { CloseReason } from '#shared/offers/close-reasons.rules.ts'

/** The practice, the locum who was sent a request, or the one who applied. */
export type CloseReasonReader = Party | 'applicant'

const toAll = (words: string) => ({ practice: words, professional: words, applicant: words })
const toPracticeAndLocum = (practice: string, own: string) => ({ practice, professional: own, applicant: own })

/** Why a candidate or one of its days has ended, in words for each reader. */
export const closeReasonLabels: Record<CloseReason, Record<CloseReasonReader, string>> = {
  declined: { practice: 'declined', professional: 'declined by you', applicant: 'declined' },
  withdrawn: { practice: 'withdrawn', professional: 'withdrawn by the practice', applicant: 'withdrawn by you' },
  'booking-cancelled': toAll('booking cancelled'),
  'booked-elsewhere': toPracticeAndLocum('booked elsewhere', 'you are booked elsewhere'),
  'booked-here': toPracticeAndLocum('already booked by you', 'you are already booked with them'),
  'approval-removed': toPracticeAndLocum('locum no longer approved', 'you are no longer approved'),
  off: toPracticeAndLocum('no longer available', 'you marked the day Unavailable'),
  left: toPracticeAndLocum('locum has left', 'you closed your account'),
  expired: toAll('not answered in time'),
  'counter-declined': toPracticeAndLocum('rate declined by you', 'your rate was declined'),
  filled: toAll('no longer open'),
  'offer-cancelled': { ...toAll('cancelled by the practice'), applicant: 'offer cancelled' },
  'offer-changed': { ...toAll('changed by the practice'), applicant: 'offer changed' },
  past: { ...toAll('not answered in time'), applicant: 'ended' },
  taken: { ...toAll('not answered in time'), applicant: 'another locum was booked' },
}
