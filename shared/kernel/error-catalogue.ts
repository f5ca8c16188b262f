import { ONLY_VIEWED, OWNER_ALONE } from './grant-refusals.ts'
import { refusals } from './refusals.ts'
import { siteErrors } from './site-errors.ts'

/** Every error of the API with its status and the message for people. Codes are stable; messages can change. */
export const errorCatalogue = {
  ...refusals,
  VALIDATION_FAILED: { status: 400, message: 'Some fields need your attention.' },
  MALFORMED_BODY: { status: 400, message: 'The request body is not valid JSON.' },
  UNAUTHENTICATED: siteErrors.UNAUTHENTICATED,
  IMPERSONATION_ENDED: {
    status: 403,
    message: 'You no longer view or act for this account. Start again from the admin dashboard.',
  },
  ONLY_VIEWED: { status: 403, message: ONLY_VIEWED },
  ACCOUNT_SUSPENDED: {
    status: 403,
    message: 'Your account is suspended, so it can’t be used at the moment. The mail that we have sent you says why.',
  },
  OWNER_ALONE: { status: 403, message: OWNER_ALONE },
  PRACTICE_INCOMPLETE: {
    status: 403,
    message: 'Complete your practice’s profile first. Then you can see locums.',
  },
  SEARCH_TOO_WIDE: {
    status: 400,
    message: 'More than 10\u00a0000 locums are listed there. Choose a region.',
  },
  PRACTICE_SUSPENDED: {
    status: 403,
    message:
      'This practice is suspended. It can’t be renamed or deleted, and keeps its users as they are, until that is lifted.',
  },
  SUSPENDED: { status: 409, message: 'This account is suspended. Lift the suspension before you approve it.' },
  ALREADY_DECIDED: {
    status: 409,
    message: 'Another super admin has decided on this since you opened it. Please check it again.',
  },
  NOT_FOUND: { status: 404, message: 'We could not find that.' },
  PROFESSIONAL_NOT_FOUND: { status: 404, message: 'We could not find that locum.' },
  COMPANY_NOT_FOUND: { status: 404, message: 'We could not find that practice.' },
  USER_NOT_FOUND: { status: 404, message: 'We could not find that account.' },
  OFFER_NOT_FOUND: { status: 404, message: 'We could not find that offer.' },
  POOL_NOT_FOUND: { status: 404, message: 'We could not find that pool. It may have been deleted.' },
  APPLICATION_NOT_FOUND: { status: 404, message: 'We could not find that application.' },
  REQUEST_NOT_FOUND: { status: 404, message: 'We could not find that request.' },
  TEMPLATE_NOT_FOUND: { status: 404, message: 'We could not find that template. It may have been deleted.' },
  BOOKING_NOT_FOUND: { status: 404, message: 'We could not find that booking.' },
  AVAILABILITY_NOT_FOUND: { status: 404, message: 'We could not find that day in the calendar. It may have changed.' },
  FEED_NOT_FOUND: {
    status: 404,
    message: 'We could not find that calendar. Its address may have been replaced or revoked.',
  },
  ATTACHMENT_NOT_FOUND: { status: 404, message: 'This attachment can no longer be opened.' },
  MESSAGE_NOT_FOUND: { status: 404, message: 'We could not find that message.' },
  PRIVACY_REQUEST_NOT_FOUND: { status: 404, message: 'We could not find that request.' },
  PLACEMENT_NOT_FOUND: { status: 404, message: 'We could not find that permanent placement.' },
  REPORT_NOT_FOUND: { status: 404, message: 'We could not find that report.' },
  REDEMPTION_NOT_FOUND: { status: 404, message: 'We could not find that redemption.' },
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
  POOL_EXISTS: { status: 409, message: 'Your practice already has a pool with this name. Choose another name.' },
  CHAT_NOT_ALLOWED: {
    status: 403,
    message:
      'You can’t write in this conversation now. A locum can write to a practice once there is an application, a request or a booking between them, or once it has written.',
  },
  CHAT_BLOCKED_BY_YOU: {
    status: 409,
    message: 'You have blocked messages in this conversation. Allow them again, then you can write.',
  },
  CHAT_PARTY_GONE: { status: 409, message: 'This account was deleted, so your message would not be read.' },
  LOCUM_BLOCKED: { status: 409, message: 'Your practice has blocked this locum. Unblock them first.' },
  PRACTICE_NOT_APPROVED: {
    status: 409,
    message: 'This practice is not approved at the moment, so its shifts can’t be booked.',
  },
  BALANCE_TOO_LOW: { status: 409, message: 'The balance of this wallet is lower than this amount.' },
  CREDITS_BEING_REDEEMED: {
    status: 409,
    message: 'This practice has a redemption that is not answered yet. It can be deleted once it has been.',
  },
  STATEMENT_TOO_LONG: {
    status: 409,
    message: 'This month has more transactions than a statement can have. The list of transactions has them all.',
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
