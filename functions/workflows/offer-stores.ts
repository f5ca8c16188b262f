import { companiesRepository } from '../companies/companies.repository.ts'
import { optionsRepository } from '../options/options.repository.ts'
import type { Db } from '../platform/dynamo/client.ts'
import { configReader } from '../platform/dynamo/config-reader.ts'
import { professionalsRepository } from '../professionals/professionals.repository.ts'
import { bookingStores, type TablesOfBooking } from './booking-stores.ts'

type TablesOfOffer = TablesOfBooking & Record<'COMPANIES_TABLE' | 'PROFESSIONALS_TABLE' | 'CONFIG_TABLE', string>

/** What an offer, public or private, is read from and written to on its way to a booking. */
export const offerStores = (db: Db, tables: TablesOfOffer) => ({
  ...bookingStores(db, tables),
  companies: companiesRepository(db, tables.COMPANIES_TABLE),
  professionals: professionalsRepository(db, tables.PROFESSIONALS_TABLE),
  options: optionsRepository(configReader(db, tables.CONFIG_TABLE)),
})

export type OfferStores = ReturnType<typeof offerStores>
