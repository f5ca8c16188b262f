/** What is pending and ends, by its sender or its receiver. */
export const endErrors = ['REQUEST_NOT_FOUND', 'DATE_NOT_OPEN', 'STALE_STATE'] as const

/** A locum’s answer to a private offer. */
export const acceptErrors = [
  'REQUEST_NOT_FOUND',
  'NOT_APPROVED',
  'PRACTICE_NOT_APPROVED',
  'REQUEST_CHANGED',
  'REQUEST_EXPIRED',
  'DATE_NOT_OPEN',
  'DAY_OFF',
  'YOU_ARE_BOOKED',
  'REGISTRATION_ENDS',
  'STALE_STATE',
  'QUOTA_EXCEEDED',
] as const
