import { creditsDueAt, creditsOf } from '#shared/bookings/credits.rules.ts'
import type { BookingState } from '#shared/bookings/bookings.state.ts'
import { compareStrings } from '#shared/kernel/compare.ts'
import { addDays, MAX_DAYS_AHEAD, monthOf, todayAt, type Instant } from '#shared/kernel/dates.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { toRand, type Cents } from '#shared/kernel/money.ts'
import type { CreditsToCome } from '#shared/wallets/wallets.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'

export type CreditsToComeDeps = Pick<Context, 'today'> & { bookings: Pick<BookingsRepository, 'readSums' | 'search'> }

type Next = { at: Instant; credits: Cents }

/** Pages are read until one has a booking whose credits are due, which the first nearly always has. */
const PAGES = [5, 25, 50, 100]

/** The earliest credits that are due. A page ends by a booking's last day, so no later one has any that are earlier. */
const nextCredits = async (
  read: (after: string | undefined, limit: number) => Promise<{ items: BookingState[]; next?: string | undefined }>,
): Promise<Next | undefined> => {
  let after: string | undefined
  for (const limit of PAGES) {
    const { items, next } = await read(after, limit)
    const due = items.flatMap((booking): Next[] => {
      const at = creditsDueAt(booking)
      return at ? [{ at, credits: creditsOf(booking) }] : []
    })
    const [first] = due.sort((one, other) => compareStrings(one.at, other.at))
    if (first || next === undefined) return first
    after = next
  }
  return undefined
}

/** What a practice's bookings will still earn: sums that the bookings keep, and the next of them. */
export const creditsToCome = async (
  { bookings, today }: CreditsToComeDeps,
  id: CompanyId,
): Promise<CreditsToCome | undefined> => {
  // Credits of yesterday's night shift may be posted in a moment; bookings are made for a year ahead.
  const period = { start: addDays(today, -1), end: addDays(today, MAX_DAYS_AHEAD + 1) }
  const sums = await bookings.readSums(id, monthOf(addDays(today, -31)), monthOf(period.end))
  const amount = sums.reduce((sum, { creditsToCome: credits }) => sum + credits, 0)
  if (amount <= 0) return undefined
  const read = bookings.search({ companyId: id })
  const next = await nextCredits((after, limit) => read({ ...period, after }, limit))
  return {
    amount: toRand(amount),
    bookings: sums.reduce((sum, { bookingsToCome }) => sum + bookingsToCome, 0),
    ...(next && { next: { date: todayAt(next.at), amount: toRand(next.credits) } }),
  }
}
