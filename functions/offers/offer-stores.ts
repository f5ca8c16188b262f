import type * as z from 'zod/mini'
import { type BookingStores, bookingStores } from '../bookings/booking-stores.ts'
import { type CompaniesRepository, companiesRepository } from '../companies/companies.repository.ts'
import { type OptionsRepository, optionsRepository } from '../options/options.repository.ts'
import type { Db } from '../platform/dynamo/client.ts'
import { configReader } from '../platform/dynamo/config-reader.ts'
import { type ProfessionalsRepository, professionalsRepository } from '../professionals/professionals.repository.ts'
import type { OffersEnv } from './offers.env.ts'

export type OfferStores = BookingStores & { companies: CompaniesRepository; professionals: ProfessionalsRepository; options: OptionsRepository }

/** What an offer, public or private, is read from and written to on its way to a booking. */
export const offerStores = (db: Db, env: z.output<typeof OffersEnv>): OfferStores => ({
  ...bookingStores(db, env),
  companies: companiesRepository(db, env.COMPANIES_TABLE),
  professionals: professionalsRepository(db, env.PROFESSIONALS_TABLE),
  options: optionsRepository(configReader(db, env.CONFIG_TABLE)),
})
