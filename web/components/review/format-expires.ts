import { formatFormDate, type LocalDate } from '#shared/kernel/dates.ts'

/** `expires on 02/01/2027` */
export const formatExpires = (expiry: LocalDate, today: LocalDate): string =>
  `${expiry < today ? 'expired' : 'expires'} on ${formatFormDate(expiry)}`
