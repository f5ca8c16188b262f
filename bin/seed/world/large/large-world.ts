import type { LocalDate } from '#shared/kernel/dates.ts'
import { requestsOf } from './requests.ts'
import { coversOf, type Cover } from './covers.ts'
import { locumAt } from './locums.ts'
import { postingsAt } from './postings.ts'
import { practiceAt, type LargePractice } from './practices.ts'
import { byMarket, workerOf, type Worker } from './workers.ts'

export type LargeWorld = { workers: Worker[]; practices: LargePractice[]; covers: Cover[] }

export const largeSize = { locums: 5000, practices: 500 }

/** Locums and practices of the whole country with a year of bookings; always the same for the same `today`. */
export const largeWorld = (
  today: LocalDate,
  tenantId: string,
  { locums, practices }: typeof largeSize = largeSize,
): LargeWorld => {
  const workers = Array.from({ length: locums }, (_, index) =>
    workerOf(locumAt(index, today, tenantId), postingsAt(index, today)),
  )
  const places = Array.from({ length: practices }, (_, index) => practiceAt(index, today, tenantId))
  let last = 0
  const market = { today, workers: byMarket(workers), serial: () => (last += 1) }
  const posted = places.flatMap((practice, index) => coversOf(practice, index, market))
  const requestCovers = places.flatMap((practice, index) => requestsOf(practice, index, market))
  return { workers, practices: places, covers: [...posted, ...requestCovers] }
}
