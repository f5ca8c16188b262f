import { formatFormDate, type LocalDate } from '#shared/kernel/dates.ts'
import { registrationDaysLeft } from '#shared/professionals/registration.rules.ts'
import { formatCount } from '#web/components/format/format-words.ts'

/** `expires on 02/01/2027` */
export const formatExpires = (expiry: LocalDate, today: LocalDate): string =>
  `${expiry < today ? 'expired' : 'expires'} on ${formatFormDate(expiry)}`

/** `33 days left`, `Last day today`, `Expired` */
export const formatLeft = (expiry: LocalDate, today: LocalDate): string => {
  const left = registrationDaysLeft(expiry, today)
  if (left < 0) return 'Expired'
  return left === 0 ? 'Last day today' : `${formatCount(left, 'day')} left`
}
