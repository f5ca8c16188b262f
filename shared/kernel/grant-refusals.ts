/** What a super admin reads who views an account and presses what would change it. */
export const ONLY_VIEWED = 'You are viewing this account and can’t change anything in it.'

/** What they read, even if they act for it, at what an owner does alone. */
export const OWNER_ALONE =
  'Only the person whose account this is can do or see this. Super admins can’t, even when they act for it.'
