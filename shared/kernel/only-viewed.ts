/** What a super admin reads who views an account and presses what would change it. */
export const ONLY_VIEWED = 'You are viewing this account and can’t change anything in it.'
