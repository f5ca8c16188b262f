/** API errors that the site also shows by itself; apart, so that it needn't load the whole catalogue. */
export const siteErrors = {
  UNAUTHENTICATED: { status: 401, message: 'Please sign in again.' },
  NOT_APPROVED: { status: 403, message: 'Approval is still pending. You can do this once you are approved.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Please try again.' },
} as const

/** SPEC 8: an argument is missing. */
export const ARGUMENT_CODE = 100
export const ARGUMENT_NOT_PROVIDED = 'Argument not provided'

/** SPEC 8: an argument is of the wrong type. */
export const TYPE_CODE = 103
