import { siteErrors } from './site-errors.ts'

/**
 * Errors that a page knows before it asks: what a lifecycle's guard or a member's role does not allow. Apart from the
 * others, as buttons show these sentences.
 */
export const refusals = {
  FORBIDDEN: { status: 403, message: 'Your account does not have permission to do this.' },
  MANAGERS_ONLY: { status: 403, message: 'Only managers and owners of the practice can do this. Ask one of them.' },
  OWNERS_ONLY: { status: 403, message: 'Only owners of the practice can do this. Ask one of them.' },
  NOT_APPROVED: siteErrors.NOT_APPROVED,
  SUPER_ADMIN_ACCOUNT: { status: 409, message: 'A super admin’s account can’t be suspended.' },
  PROFILE_INCOMPLETE: { status: 409, message: 'Please complete your profile first.' },
  REDEMPTION_OPEN: {
    status: 409,
    message: 'Your practice has asked to redeem its credits already. You can redeem again once we have answered.',
  },
  NOTHING_TO_REDEEM: {
    status: 409,
    message: 'There are no credits to redeem. They are added once the last shift of a booking has ended.',
  },
  REGISTRATION_CHANGED: {
    status: 409,
    message: 'These details have changed since you opened them. Check them again before you approve.',
  },
  STALE_STATE: { status: 409, message: 'This has changed since you opened it. Please check it again.' },
  OFFER_CHANGED: { status: 409, message: 'The practice has changed this offer. Please check it and apply again.' },
  OFFER_CANCELLED: { status: 409, message: 'The practice has cancelled this offer.' },
  OFFER_PAST: {
    status: 409,
    message: 'All days of this offer are in the past, so it can no longer be changed or cancelled.',
  },
  OFFER_BOOKED: {
    status: 409,
    message: 'Days of this offer have been booked, so it can’t be deleted. You can cancel what is still open.',
  },
  DATES_BOOKED: { status: 409, message: 'All days of this offer are booked, so it can no longer be changed.' },
  DATE_NOT_OPEN: { status: 409, message: 'A day you chose is no longer open. Please check your selection.' },
  ALREADY_BOOKED: {
    status: 409,
    message: 'This locum is already booked at that time. Choose other days or another applicant.',
  },
  DAY_BOOKED: {
    status: 409,
    message:
      'You are booked on a day you chose, so you can’t remove it or mark it Unavailable. Leave it out or cancel the booking first.',
  },
  DAY_UNAVAILABLE: {
    status: 409,
    message: 'The locum is unavailable on a day you chose. Choose other days or another locum.',
  },
  DAY_OFF: {
    status: 409,
    message: 'You have marked a day you chose as Unavailable. Leave it out or change that day in your calendar first.',
  },
  DAY_REQUESTED: {
    status: 409,
    message:
      'You have already requested this locum for a day you chose. Wait for their response or withdraw that request first.',
  },
  REGISTRATION_ENDS: {
    status: 409,
    message:
      'Your registration expires before a day you chose. Leave that day out, or enter the new expiry date in your profile (Verification); we check it.',
  },
  LOCUM_REGISTRATION_ENDS: {
    status: 409,
    message:
      'This locum’s registration expires before a day you chose. Choose earlier days or another locum; they can renew it in their profile.',
  },
  YOU_ARE_BOOKED: {
    status: 409,
    message: 'You are already booked at that time. Leave those days out.',
  },
  LOCUM_BOOKED: {
    status: 409,
    message: 'This locum is already booked at that time. Choose other hours, other days or another locum.',
  },
  REQUEST_CHANGED: { status: 409, message: 'The practice has changed this request. Please check it and accept again.' },
  REQUEST_EXPIRED: {
    status: 409,
    message: 'The time to answer this request is over. Ask the practice to send it again.',
  },
  COUNTER_EXPIRED: {
    status: 409,
    message: 'The time to answer this suggestion is over. Send the locum a new request.',
  },
  COUNTER_CHANGED: {
    status: 409,
    message: 'This request has changed since you opened it. Please check the suggestion again.',
  },
  INSTANT_OFF: {
    status: 409,
    message: 'This locum takes no instant bookings from your practice. Send a booking request instead.',
  },
  INSTANT_HOURS: {
    status: 409,
    message:
      'An instant booking is only for hours that the locum has posted as available. Send a booking request instead.',
  },
  INSTANT_REGION: {
    status: 409,
    message: 'This locum takes no instant bookings in this region. Send a booking request instead.',
  },
  INSTANT_NOTICE: {
    status: 409,
    message: 'This locum needs more notice for an instant booking. Send a booking request instead.',
  },
  INSTANT_LIMIT: {
    status: 409,
    message: 'This locum takes no more instant bookings today. Send a booking request instead.',
  },
  REQUEST_ANSWERED: {
    status: 409,
    message: 'The locum has already answered this request, so it can no longer be changed.',
  },
  APPLICATION_CHANGED: {
    status: 409,
    message: 'The locum has changed this application since you opened it. Please check it again.',
  },
  APPLICATION_DECLINED: { status: 409, message: 'The practice has declined your application for these days.' },
  LOCUM_NOT_APPROVED: {
    status: 409,
    message: 'This locum’s approval is pending, so they can’t be booked at the moment.',
  },
  NOT_ELIGIBLE: {
    status: 409,
    message: 'This offer requires a profession or experience that is not on your profile.',
  },
  BOOKING_BEGUN: {
    status: 409,
    message: 'The last shift of this booking has started, so it can no longer be cancelled.',
  },
  BOOKING_DAY_CLOSED: {
    status: 409,
    message: 'A day you chose is under way or cancelled already. Please check the booking and choose again.',
  },
  UNDO_TOO_LATE: {
    status: 409,
    message: 'A confirmation can only be undone within 30 minutes. You can still cancel the booking.',
  },
  UNDO_CHANGED: {
    status: 409,
    message: 'This booking has changed since it was confirmed, so it can no longer be undone. You can still cancel it.',
  },
  UNDO_TOO_NEAR: {
    status: 409,
    message: 'The first shift is less than 24 hours away, so this can no longer be undone. You can still cancel it.',
  },
  NOT_SHIFT_DAY: {
    status: 409,
    message: 'You can say that you are running late on the day of the shift, until it ends.',
  },
  BOOKING_OVER: { status: 409, message: 'This booking has ended and can no longer be changed.' },
  BOOKING_WORKED: {
    status: 409,
    message:
      'This booking has begun, so it can be deleted only once its last shift has ended. Until then, remove days instead.',
  },
  BOOKING_PAST: { status: 409, message: 'This booking has ended and can no longer be cancelled.' },
} as const

export type RefusalCode = keyof typeof refusals
