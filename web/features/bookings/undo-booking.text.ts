import { isForPractice, isLocumsDecision } from '#shared/bookings/bookings.rules.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { counterpartOf } from './booking-facts.ts'

type UndoText = {
  question: string
  /** What the other party did, where the decision was theirs. */
  done: string
  button: string
  /** What awaits a decision again. */
  pending: string
  /** Prefilled for a mistake of one's own. */
  reason: string
}

const byOther = { question: 'Is this booking a mistake?', button: 'Undo booking', pending: '', reason: '' }

/** In the words of whoever made the booking: the practice on an application, the locum on a request, or neither. */
export const undoText = (booking: Booking): UndoText => {
  const { name } = counterpartOf(booking)
  const isApplication = booking.booking_request_type === 'public_offer'
  const isOwn = isForPractice(booking) !== isLocumsDecision(booking)
  if (isApplication)
    return isOwn
      ? {
          question: 'Confirmed by mistake?',
          done: '',
          button: 'Undo confirmation',
          pending: `${name}’s application will be pending again unless the offer has changed since.`,
          reason: 'This was confirmed by mistake.',
        }
      : { ...byOther, done: `${name} has confirmed your application. ` }
  if (isLocumsDecision(booking))
    return isOwn
      ? {
          question: 'Accepted by mistake?',
          done: '',
          button: 'Undo acceptance',
          pending: 'You can answer the request again.',
          reason: 'This was accepted by mistake.',
        }
      : { ...byOther, done: `${name} has accepted your request. ` }
  return { ...byOther, done: '', ...(isForPractice(booking) && { reason: 'This was booked by mistake.' }) }
}
