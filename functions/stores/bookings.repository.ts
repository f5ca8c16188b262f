import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { bookedDays } from '#shared/bookings/bookings.rules.ts'
import type { BookingRecord, BookingSearch } from '#shared/bookings/bookings.schema.ts'
import type { BookingState } from '#shared/bookings/bookings.state.ts'
import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import type { BookingId, CompanyId, UserId } from '#shared/kernel/ids.ts'
import { lastDayOf } from '#shared/kernel/shift.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { exportPage, type Cursor, type ExportPage } from '#functions/platform/dynamo/export-page.ts'
import { partitionOf } from '#functions/platform/dynamo/ranges.ts'
import {
  eachItem,
  sortKeyOf,
  queryPage,
  type PagePeriod,
  type IndexRange,
} from '#functions/platform/dynamo/query-page.ts'
import { mustHaveVersion, replace, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { bookingsById } from './bookings-by-id.ts'
import { bookingItem, bookingShard, bookingShards, cancellationItem } from './bookings.items.ts'

const keyOf = (bookingId: BookingId) => bookingItem.key(bookingId)

const itemOf = (booking: BookingState) => {
  const { version: _, ...state } = booking
  const last = bookedDays(booking).map(lastDayOf).sort().at(-1) ?? ''
  return {
    ...state,
    ...keyOf(booking.id),
    companyId: booking.company.id,
    professionalId: booking.professional.id,
    sortKey: sortKeyOf(last, booking.id, 'BOOKING'),
    shard: bookingShard(booking.id),
  }
}

const rangeOf = (side: 'professional' | 'company', value: UserId | CompanyId) => ({
  index: side,
  key: `${side}Id`,
  value,
})

export const bookingsRepository = (db: Db, table: string) => {
  /** A period contains bookings whose last shift is in it: begun by its end, and ended on or after its start. */
  const list = async (
    ranges: readonly Omit<IndexRange, 'table'>[],
    period: PagePeriod,
    most?: number,
  ): Promise<{ items: BookingState[]; next?: string | undefined }> => {
    const { items, next } = await queryPage(
      db,
      ranges.map((range) => ({ table, ...range })),
      period,
      most,
    )
    const bookings: BookingState[] = items.map(bookingItem.read)
    const isListed = (booking: BookingState) =>
      !booking.deleted && (bookedDays(booking).at(-1)?.date ?? '') <= period.end
    return { items: bookings.filter(isListed), next }
  }

  return {
    ...bookingsById(db, table),

    eachOfCompany: (companyId: CompanyId, start: LocalDate, end: LocalDate) =>
      eachItem((after) => list([rangeOf('company', companyId)], { start, end, after })),

    /** Bookings of a locum, else of a practice, else of all; at most `most` a read. */
    search: ({ professionalId, companyId }: Pick<BookingSearch, 'professionalId' | 'companyId'>) => {
      const ranges = professionalId
        ? [rangeOf('professional', professionalId)]
        : companyId
          ? [rangeOf('company', companyId)]
          : bookingShards.map((shard) => ({ index: 'all', key: 'shard', value: shard }))
      return (period: PagePeriod, most: number) => list(ranges, period, most)
    },

    /** Of one locum, or of several practices, merged by day. */
    eachOf: (side: 'professional' | 'company', ids: readonly (UserId | CompanyId)[], period: PagePeriod) =>
      eachItem((after) =>
        list(
          ids.map((id) => rangeOf(side, id)),
          { ...period, after },
        ),
      ),

    exportPage: async (
      side: 'professional' | 'company',
      id: UserId | CompanyId,
      cursor: Cursor | undefined,
    ): Promise<ExportPage<BookingState>> => {
      const { items, next } = await exportPage(db, partitionOf(table, side, `${side}Id`, id), cursor)
      return { items: items.map(bookingItem.read), next }
    },

    /** Counts a cancellation against the party that made it. */
    recordCancellation: (
      party: UserId | CompanyId,
      bookingId: BookingId,
      dates: LocalDate[],
      at: Instant,
    ): TransactItem => {
      const key = cancellationItem.key(party, `${at}#${bookingId}`)
      return { Put: { TableName: table, Item: cancellationItem.written({ ...key, bookingId, dates }) } }
    },

    /** What a party has cancelled since a day. */
    readRecord: async (party: UserId | CompanyId, since: LocalDate): Promise<BookingRecord> => {
      const { Items = [] } = await db.send(
        new QueryCommand({
          TableName: table,
          KeyConditionExpression: 'pk = :party AND sk BETWEEN :from AND :to',
          ExpressionAttributeValues: {
            ':party': party,
            ':from': cancellationItem.key(party, since).sk,
            ':to': cancellationItem.key(party, '~').sk,
          },
        }),
      )
      const found = Items.map(cancellationItem.read)
      return {
        cancelled_bookings: new Set(found.map(({ bookingId }) => bookingId)).size,
        cancelled_days: found.reduce((sum, { dates }) => sum + dates.length, 0),
      }
    },

    /** A condition for other writes. */
    mustBeUnchanged: ({ id, version }: BookingState): TransactItem => mustHaveVersion(table, keyOf(id), version),

    put: (booking: BookingState): TransactItem => replace(table, bookingItem, itemOf(booking), booking.version),
  }
}

export type BookingsRepository = ReturnType<typeof bookingsRepository>
