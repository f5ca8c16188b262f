import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { readsOf, type Cursor } from '#functions/platform/dynamo/items-of.ts'

/** How much of a locum's history is read, latest days first: portions of up to a megabyte. */
const PORTION = 250
const MAX_PORTIONS = 4

type Tables = { offers: string; bookings: string }

/** What a locum has had with practices: applications, booking requests and bookings, of any state. */
export const dealings = (db: Db, tables: Tables) => {
  const bookings = readsOf(db, tables.bookings)
  const offers = readsOf(db, tables.offers)
  const rangesOf = (id: UserId) => [
    { items: bookings, range: { index: 'professional', professionalId: id }, practice: 'companyId' },
    { items: offers, range: { index: 'addressee', addresseeId: id }, practice: 'companyId' },
    { items: offers, range: { index: 'professional', professionalId: id }, practice: 'practice' },
  ]
  const hasAny = async (
    { items, range, practice }: ReturnType<typeof rangesOf>[number],
    company: CompanyId,
  ): Promise<boolean> => {
    const filter = { expression: `#${practice} = :company`, values: { company } }
    let start: Cursor | undefined
    for (let portion = 0; portion < MAX_PORTIONS; portion += 1) {
      const { count, next } = await items.count(range, 'eventual', { limit: PORTION, start, descending: true, filter })
      if (count > 0) return true
      if (!next) return false
      start = next
    }
    return false
  }

  return {
    /** Whether there is any with this practice among the latest thousand of each kind. */
    have: async (professional: UserId, company: CompanyId): Promise<boolean> => {
      const found = await Promise.all(rangesOf(professional).map((range) => hasAny(range, company)))
      return found.includes(true)
    },
  }
}

export type Dealings = ReturnType<typeof dealings>
