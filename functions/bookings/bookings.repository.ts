import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { bookedDays, lastDayOf } from '../../shared/bookings/bookings.rules.ts'
import type { BookingState } from '../../shared/bookings/bookings.state.ts'
import type { LocalDate } from '../../shared/kernel/dates.ts'
import type { BookingId, CompanyId, UserId } from '../../shared/kernel/ids.ts'
import type { Db } from '../platform/dynamo/client.ts'
import { endingBetween, queryAll } from '../platform/dynamo/query-all.ts'
import { replace, type Key, type TransactItem } from '../platform/dynamo/versioned.ts'

const keyOf = (bookingId: BookingId): Key => ({ pk: bookingId, sk: 'BOOKING' })

const bookingItem = (booking: BookingState) => {
  const { version: _, ...state } = booking
  const last = bookedDays(booking).map(lastDayOf).sort().at(-1)
  return { ...state, companyId: booking.company.id, professionalId: booking.professional.id, last }
}

export const bookingsRepository = (db: Db, table: string) => ({
  get: async (bookingId: BookingId): Promise<BookingState | undefined> => {
    const { Item } = await db.send(new GetCommand({ TableName: table, Key: keyOf(bookingId), ConsistentRead: true }))
    return Item as BookingState | undefined
  },

  listByProfessional: async (professionalId: UserId, start: LocalDate, end: LocalDate): Promise<BookingState[]> =>
    (await queryAll(db, endingBetween(table, 'professional', 'professionalId', professionalId, start, end))) as unknown as BookingState[],

  listByCompany: async (companyId: CompanyId, start: LocalDate, end: LocalDate): Promise<BookingState[]> =>
    (await queryAll(db, endingBetween(table, 'company', 'companyId', companyId, start, end))) as unknown as BookingState[],

  put: (booking: BookingState): TransactItem => replace(table, keyOf(booking.id), bookingItem(booking), booking.version),
})

export type BookingsRepository = ReturnType<typeof bookingsRepository>
