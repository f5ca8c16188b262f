import type { LocalDate } from '#shared/kernel/dates.ts'
import type { OfferId } from '#shared/kernel/ids.ts'

type Shifts = { profession: string; location: string; dates: readonly LocalDate[]; hours?: string | undefined }

/** A search for other locums on these days. */
export const searchLink = ({ profession, location, dates, hours }: Shifts): string =>
  `/practice/dashboard/search?${new URLSearchParams({ profession, location, dates: dates.join(','), ...(hours && { hours }) })}`

/** Where a practice finds a locum for days that were cancelled: on its offer that is open again, or by a search. */
export const replacementLink = ({ offer, ...shifts }: Shifts & { offer?: OfferId | undefined }): string =>
  offer ? `/practice/dashboard/offers/${offer}` : searchLink(shifts)
