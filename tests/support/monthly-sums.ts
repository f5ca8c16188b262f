import { expect } from 'vitest'
import { sumsOf, type MonthlySums } from '#shared/bookings/monthly-sums.rules.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { ALL_TIME } from '#functions/platform/dynamo/query-page.ts'
import { bookingsRepository } from '#functions/stores/bookings.repository.ts'
import type { Api } from './api.ts'

type SumsOfMonth = MonthlySums & { month: string }

const hasSums = ({ month: _, ...sums }: SumsOfMonth): boolean => Object.values(sums).some((sum) => sum !== 0)

/** The sums of a practice as they are kept, which must be those that its bookings have now. */
export const expectSums = async ({ db }: Pick<Api, 'db'>, companyId: CompanyId): Promise<SumsOfMonth[]> => {
  const bookings = bookingsRepository(db, 'bookings')
  const months = sumsOf(await Array.fromAsync(bookings.eachOfCompany(companyId, ...ALL_TIME)))
  const kept = (await bookings.readSums(companyId, '0000-01', '9999-12')).filter(hasSums)
  expect(kept).toEqual([...months].sort().map(([month, sums]) => ({ month, ...sums })))
  return kept
}
