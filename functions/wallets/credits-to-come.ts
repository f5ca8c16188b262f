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

/** Pages are read until one has a booking whose credits are due; further ones are not looked for. */
const [PAGE, MAX_PAGES] = [25, 8]

/**
 * The earliest credits that are due. Pages are in the order of the bookings' last days, cancelled or not: only one
 * that has lost its last days can be due earlier and stand on a later page.
 */
const nextCredits = async (
  read: (after: string | undefined) => Promise<{ items: BookingState[]; next?: string | undefined }>,
): Promise<Next | undefined> => {
  let after: string | undefined
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { items, next } = await read(after)
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
  const next = await nextCredits((after) => read({ ...period, after }, PAGE))
  return {
    amount: toRand(amount),
    bookings: sums.reduce((sum, { bookingsToCome }) => sum + bookingsToCome, 0),
    ...(next && { next: { date: todayAt(next.at), amount: toRand(next.credits) } }),
  }
}
