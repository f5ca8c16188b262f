import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { optionsRepository } from '#functions/stores/options.repository.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { configReader } from '#functions/platform/dynamo/config-reader.ts'
import { professionalsRepository } from '#functions/stores/professionals.repository.ts'
import { bookingStores } from './booking-stores.ts'
import type { OfferTables } from './booking-tables.ts'

/** What an offer, public or private, is read from and written to on its way to a booking. */
export const offerStores = (db: Db, tables: OfferTables) => ({
  ...bookingStores(db, tables),
  companies: companiesRepository(db, tables.COMPANIES_TABLE),
  professionals: professionalsRepository(db, tables.PROFESSIONALS_TABLE),
  options: optionsRepository(configReader(db, tables.CONFIG_TABLE)),
})

export type OfferStores = ReturnType<typeof offerStores>
