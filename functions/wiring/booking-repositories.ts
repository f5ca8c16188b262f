import { agendaRepository } from '#functions/stores/agenda.repository.ts'
import { bookingsRepository } from '#functions/stores/bookings.repository.ts'
import { calendarsRepository } from '#functions/stores/calendars.repository.ts'
import { searchEntriesRepository } from '#functions/stores/search-entries.repository.ts'
import { offersRepository } from '#functions/stores/offers.repository.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { optionsRepository } from '#functions/stores/options.repository.ts'
import { configReader } from '#functions/platform/dynamo/config-reader.ts'
import { instantBookingsRepository } from '#functions/stores/instant-bookings.repository.ts'
import { limitLocksRepository } from '#functions/stores/limit-locks.repository.ts'
import { blocksAndPoolsRepository } from '#functions/stores/blocks-and-pools.repository.ts'
import { poolsRepository } from '#functions/stores/pools.repository.ts'
import { professionalsRepository } from '#functions/stores/professionals.repository.ts'
import { sentRequestsRepository } from '#functions/stores/sent-requests.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { checkMails } from '#functions/checks/check-mails.ts'
import { mailCountsRepository } from '#functions/stores/mail-counts.repository.ts'
import type { Environment } from './environment.ts'

type BookingTables = Pick<
  Environment<'bookings'>,
  'OFFERS_TABLE' | 'BOOKINGS_TABLE' | 'CALENDARS_TABLE' | 'SEARCH_TABLE' | 'AGENDA_TABLE'
>

/** The repositories of offers and bookings, and of the calendar days they take. */
export const bookingRepositories = (db: Db, tables: BookingTables) => ({
  offers: offersRepository(db, tables.OFFERS_TABLE),
  bookings: bookingsRepository(db, tables.BOOKINGS_TABLE),
  calendars: calendarsRepository(db, tables.CALENDARS_TABLE),
  searchEntries: searchEntriesRepository(db, tables.SEARCH_TABLE),
  sentRequests: sentRequestsRepository(db, tables.OFFERS_TABLE),
  agenda: agendaRepository(db, tables.AGENDA_TABLE),
})

/** What leads from an offer, public or private, to a booking. */
export const offerRepositories = (db: Db, tables: Environment<'requests'>) => ({
  ...bookingRepositories(db, tables),
  companies: companiesRepository(db, tables.COMPANIES_TABLE),
  professionals: professionalsRepository(db, tables.PROFESSIONALS_TABLE),
  pools: poolsRepository(db, tables.COMPANIES_TABLE),
  blocksAndPools: blocksAndPoolsRepository(db, tables.PROFESSIONALS_TABLE),
  instantBookings: instantBookingsRepository(db, tables.PROFESSIONALS_TABLE),
  limitLocks: limitLocksRepository(db, tables.OFFERS_TABLE),
  options: optionsRepository(configReader(db, tables.CONFIG_TABLE)),
  users: usersRepository(db, tables.USERS_TABLE),
  checkMails: checkMails(mailCountsRepository(db, tables.USERS_TABLE)),
})
