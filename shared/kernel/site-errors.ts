/** Those of the API's errors that the site also says without having been answered; it need not load the others. */
export const siteErrors = {
  UNAUTHENTICATED: { status: 401, message: 'Please sign in again.' },
  NOT_APPROVED: { status: 403, message: 'Approval is still pending. You can do this once it is given.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Please try again.' },
} as const
