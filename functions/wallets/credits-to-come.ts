import { creditsDueAt, creditsOf } from '#shared/bookings/credits.rules.ts'
import { addDays, MAX_DAYS_AHEAD, monthOf, todayAt } from '#shared/kernel/dates.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { toRand } from '#shared/kernel/money.ts'
import type { CreditsToCome } from '#shared/wallets/wallets.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'

export type CreditsToComeDeps = Pick<Context, 'today'> & { bookings: Pick<BookingsRepository, 'readSums' | 'search'> }

/** Bookings that earn nothing are passed over; if these are all of that kind, the next date is left out. */
const READ_AT_MOST = 10

/** What a practice's bookings will still earn: sums that the bookings keep, and the next of them. */
export const creditsToCome = async (
  { bookings, today }: CreditsToComeDeps,
  id: CompanyId,
): Promise<CreditsToCome | undefined> => {
  // Credits of yesterday's night shift may be posted in a moment; a plan of a year ahead ends a day later.
  const period = { start: addDays(today, -1), end: addDays(today, MAX_DAYS_AHEAD + 1) }
  const [sums, ahead] = await Promise.all([
    bookings.readSums(id, monthOf(addDays(today, -31)), monthOf(period.end)),
    bookings.search({ companyId: id })(period, READ_AT_MOST),
  ])
  const amount = sums.reduce((sum, { creditsToCome }) => sum + creditsToCome, 0)
  if (amount <= 0) return undefined
  const [next] = ahead.items
    .flatMap((booking) => {
      const at = creditsDueAt(booking)
      return at ? [{ at, credits: creditsOf(booking) }] : []
    })
    .sort((one, other) => one.at.localeCompare(other.at))
  return {
    amount: toRand(amount),
    bookings: sums.reduce((sum, { bookingsToCome }) => sum + bookingsToCome, 0),
    ...(next && { next: { date: todayAt(next.at), amount: toRand(next.credits) } }),
  }
}
