import { siteErrors } from './site-errors.ts'

/** Every error of the API with its status and the message for people. Codes are stable; messages can change. */
export const errorCatalogue = {
  VALIDATION_FAILED: { status: 400, message: 'Some fields need your attention.' },
  MALFORMED_BODY: { status: 400, message: 'The request body is not valid JSON.' },
  UNAUTHENTICATED: siteErrors.UNAUTHENTICATED,
  FORBIDDEN: { status: 403, message: 'Your account does not have permission to do this.' },
  MANAGERS_ONLY: { status: 403, message: 'Only managers and owners of the practice can do this. Ask one of them.' },
  OWNERS_ONLY: { status: 403, message: 'Only owners of the practice can do this. Ask one of them.' },
  NOT_APPROVED: siteErrors.NOT_APPROVED,
  PRACTICE_INCOMPLETE: {
    status: 403,
    message: 'Complete your practice’s profile first. Then you can see locums.',
  },
  SEARCH_TOO_WIDE: {
    status: 400,
    message: 'More than 10\u00a0000 locums are listed there. Choose a region.',
  },
  NOT_FOUND: { status: 404, message: 'We could not find that.' },
  PROFESSIONAL_NOT_FOUND: { status: 404, message: 'We could not find that locum.' },
  COMPANY_NOT_FOUND: { status: 404, message: 'We could not find that practice.' },
  USER_NOT_FOUND: { status: 404, message: 'We could not find that account.' },
  OFFER_NOT_FOUND: { status: 404, message: 'We could not find that offer.' },
  POOL_NOT_FOUND: { status: 404, message: 'We could not find that pool. It may have been deleted.' },
  REQUEST_NOT_FOUND: { status: 404, message: 'We could not find that application.' },
  TEMPLATE_NOT_FOUND: { status: 404, message: 'We could not find that template. It may have been deleted.' },
  BOOKING_NOT_FOUND: { status: 404, message: 'We could not find that booking.' },
  AVAILABILITY_NOT_FOUND: { status: 404, message: 'We could not find that day in the calendar. It may have changed.' },
  FEED_NOT_FOUND: {
    status: 404,
    message: 'We could not find that calendar. Its address may have been replaced or revoked.',
  },
  ATTACHMENT_NOT_FOUND: { status: 404, message: 'This attachment can no longer be opened.' },
  MESSAGE_NOT_FOUND: { status: 404, message: 'We could not find that message.' },
  REPORT_NOT_FOUND: { status: 404, message: 'We could not find that report.' },
  CHAT_NOT_FOUND: { status: 404, message: 'We could not find that conversation.' },
  INVITE_NOT_FOUND: {
    status: 404,
    message:
      'We could not find that invite. The link may be incomplete, or an older one: use the link in the newest mail.',
  },
  INVITE_EXPIRED: { status: 410, message: 'This invite has expired. Ask the practice to send it again.' },
  INVITE_USED: { status: 410, message: 'This invite has been accepted already. An invite works only once.' },
  INVITE_CANCELLED: {
    status: 410,
    message: 'The practice has cancelled this invite. If that was a mistake, ask for a new one.',
  },
  INVITE_FOR_ANOTHER: {
    status: 403,
    message: 'This invite is for another e-mail address. Sign in with that address to accept it.',
  },
  INVITE_EXISTS: {
    status: 409,
    message: 'There is a pending invite for this address. You can send it again, or cancel it first.',
  },
  MEMBER_EXISTS: { status: 409, message: 'A person with this address is already a member of the practice.' },
  LAST_OWNER: {
    status: 409,
    message: 'A practice needs an owner. Make another member an owner first, or delete the practice.',
  },
  NOTIFICATION_NOT_FOUND: { status: 404, message: 'We could not find that notification.' },
  PUSH_TOKEN_INVALID: {
    status: 400,
    message: 'This browser can’t receive notifications from here. Please update the browser, or use another one.',
  },
  DOCUMENT_NOT_FOUND: { status: 404, message: 'We could not find that document.' },
  UPLOAD_NOT_FOUND: { status: 404, message: 'We have not received this file. Please choose it again.' },
  NO_PICTURE: { status: 404, message: 'This document has no preview. You can download it instead.' },
  FILE_TOO_LARGE: { status: 400, message: 'This file is too large. Please choose a smaller one.' },
  FILE_TYPE_NOT_ALLOWED: { status: 400, message: 'This type of file is not accepted here. Please choose another one.' },
  FILE_NOT_READABLE: { status: 400, message: 'We cannot read this file. Please choose another one.' },
  PROFILE_EXISTS: { status: 409, message: 'You already have a profile.' },
  COMPANY_EXISTS: {
    status: 409,
    message: 'You already have a practice with this name. Open that one or choose another name.',
  },
  ACCOUNT_IN_USE: {
    status: 409,
    message: 'Your account still has a profile or a practice. Delete that, and your account is deleted with it.',
  },
  TEMPLATE_EXISTS: {
    status: 409,
    message: 'Your practice already has a template with this name. Choose another name.',
  },
  PROFILE_INCOMPLETE: { status: 409, message: 'Please complete your profile first.' },
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
  YOU_ARE_BOOKED: {
    status: 409,
    message: 'You are already booked at that time. Accept other days or decline the request.',
  },
  LOCUM_BOOKED: {
    status: 409,
    message: 'This locum is already booked at that time. Choose other hours, other days or another locum.',
  },
  POOL_EXISTS: { status: 409, message: 'Your practice already has a pool with this name. Choose another name.' },
  CHAT_NOT_ALLOWED: {
    status: 403,
    message:
      'You can write to this practice once there is an application, a request or a booking between you, or after it has written to you.',
  },
  CHAT_BLOCKED: { status: 409, message: 'You can’t write in this conversation now.' },
  CHAT_BLOCKED_BY_YOU: {
    status: 409,
    message: 'You have blocked messages in this conversation. Allow them again, then you can write.',
  },
  CHAT_PARTY_GONE: { status: 409, message: 'This account was deleted, so your message would not be read.' },
  LOCUM_BLOCKED: { status: 409, message: 'Your practice has blocked this locum. Unblock them first.' },
  REQUEST_CHANGED: { status: 409, message: 'The practice has changed this request. Please check it and accept again.' },
  REQUEST_EXPIRED: {
    status: 409,
    message: 'The time to answer this request is over. Ask the practice to send it again.',
  },
  COUNTER_EXPIRED: {
    status: 409,
    message: 'The time to answer this suggestion is over. Send the locum a new request.',
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
  PRACTICE_NOT_APPROVED: {
    status: 409,
    message: 'This practice’s approval is pending, so its shifts can’t be booked at the moment.',
  },
  LOCUM_NOT_APPROVED: {
    status: 409,
    message: 'This locum’s approval is pending, so they can’t be booked at the moment.',
  },
  NOT_ELIGIBLE: {
    status: 409,
    message: 'This offer requires a profession or experience that is not on your profile.',
  },
  SHIFTS_AHEAD: {
    status: 409,
    message: 'You still have upcoming shifts. Cancel those bookings or work the shifts before you delete your account.',
  },
  BOOKINGS_AHEAD: {
    status: 409,
    message:
      'This practice still has upcoming bookings. Cancel them or wait until they have ended before you delete it.',
  },
  BOOKING_BEGUN: {
    status: 409,
    message: 'The last shift of this booking has started, so it can no longer be cancelled.',
  },
  BOOKING_DAY_CLOSED: {
    status: 409,
    message: 'A day you chose has started or is cancelled already. Please check the booking and choose again.',
  },
  UNDO_TOO_LATE: {
    status: 409,
    message: 'A confirmation can only be undone within 30 minutes. You can still cancel the booking.',
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
      'A shift of this booking has started, so it can’t be deleted. Remove the days that have not started instead.',
  },
  BOOKING_PAST: { status: 409, message: 'This booking has ended and can no longer be cancelled.' },
  IDEMPOTENCY_KEY_REUSED: { status: 422, message: 'This idempotency key was used for a different request.' },
  QUOTA_EXCEEDED: {
    status: 429,
    message: 'You have reached a limit. The details say which one, how much it allows and, where it resets, when.',
  },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  UPLOAD_INSTEAD: {
    status: 413,
    message:
      'The file is too large to send this way. Request an upload form: POST /images/{document}/{ownerId}/upload.',
  },
  BUSY: { status: 503, message: 'We are very busy right now. Nothing was changed; please try again.' },
  UNSETTLED: {
    status: 503,
    message: 'We could not confirm in time whether this was done. Please check before you try again.',
  },
  INTERNAL: siteErrors.INTERNAL,
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errorCatalogue
