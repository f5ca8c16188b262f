import type { Party } from '#shared/kernel/caller.ts'
import { bookedDays } from '#shared/bookings/bookings.rules.ts'
import type { BookingRecord, BookingSearch } from '#shared/bookings/bookings.schema.ts'
import type { BookingState } from '#shared/bookings/bookings.state.ts'
import type { MonthlySums } from '#shared/bookings/monthly-sums.rules.ts'
import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import type { BookingId, CompanyId, UserId } from '#shared/kernel/ids.ts'
import { lastDayOf } from '#shared/kernel/shift.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { itemsOf, readsOf, type Cursor, type ItemPage } from '#functions/platform/dynamo/items-of.ts'
import { eachItem, sortKeyOf, queryPage, type PagePeriod } from '#functions/platform/dynamo/query-page.ts'
import { between, type Range } from '#functions/platform/dynamo/ranges.ts'
import { hasVersion, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { bookingsById } from './bookings-by-id.ts'
import { bookingItem, bookingShard, bookingShards, cancellationItem, sumsItem } from './bookings.items.ts'

const attributesOf = (booking: BookingState) => ({
  ...booking,
  companyId: booking.company.id,
  professionalId: booking.professional.id,
  sortKey: sortKeyOf(bookedDays(booking).map(lastDayOf).sort().at(-1) ?? '', booking.id, 'BOOKING'),
  shard: bookingShard(booking.id),
})

const partitionOf = (party: Party, id: UserId | CompanyId): Range =>
  party === 'practice' ? { index: 'company', companyId: id } : { index: 'professional', professionalId: id }

export const bookingsRepository = (db: Db, table: string) => {
  const bookings = itemsOf(db, table, bookingItem)
  const cancellations = itemsOf(db, table, cancellationItem)
  const raw = readsOf(db, table)
  const sums = itemsOf(db, table, sumsItem, (value, { sk }) => ({ month: sk.slice(sumsItem.name.length), ...value }))

  /** A period contains bookings whose last shift is in it: begun by its end, and ended on or after its start. */
  const list = async (
    partitions: readonly Range[],
    period: PagePeriod,
    most?: number,
  ): Promise<{ items: BookingState[]; next?: string | undefined }> => {
    const { items, next } = await queryPage(raw, partitions, period, { most })
    const found: BookingState[] = items.map(bookingItem.read)
    const isListed = (booking: BookingState) =>
      !booking.deleted && (bookedDays(booking).at(-1)?.date ?? '') <= period.end
    return { items: found.filter(isListed), next }
  }

  return {
    ...bookingsById(db, table),

    eachOfCompany: (companyId: CompanyId, start: LocalDate, end: LocalDate) =>
      eachItem((after) => list([partitionOf('practice', companyId)], { start, end, after })),

    /** Bookings of a locum, else of a practice, else of all; at most `most` a read. */
    search: ({ professionalId, companyId }: Pick<BookingSearch, 'professionalId' | 'companyId'>) => {
      const partitions = professionalId
        ? [partitionOf('professional', professionalId)]
        : companyId
          ? [partitionOf('practice', companyId)]
          : bookingShards.map((shard) => ({ index: 'all', shard }))
      return (period: PagePeriod, most: number) => list(partitions, period, most)
    },

    /** Of one locum, or of several practices, merged by day. */
    eachOf: (party: Party, ids: readonly (UserId | CompanyId)[], period: PagePeriod) =>
      eachItem((after) =>
        list(
          ids.map((id) => partitionOf(party, id)),
          { ...period, after },
        ),
      ),

    exportPage: (party: Party, id: UserId | CompanyId, cursor: Cursor | undefined): Promise<ItemPage<BookingState>> =>
      bookings.exportPage(partitionOf(party, id), cursor),

    /** All bookings, for the export of the list: one shard after the other, deleted ones too. */
    exportShard: (shard: string, cursor: Cursor | undefined): Promise<ItemPage<BookingState>> =>
      bookings.exportPage({ index: 'all', shard }, cursor),

    /** Counts a cancellation against the party that made it. */
    recordCancellation: (
      party: UserId | CompanyId,
      bookingId: BookingId,
      dates: LocalDate[],
      at: Instant,
    ): TransactItem => cancellations.put(cancellationItem.key(party, `${at}#${bookingId}`), { bookingId, dates }),

    /** What a party has cancelled since a day. */
    readRecord: async (party: UserId | CompanyId, since: LocalDate): Promise<BookingRecord> => {
      const sk = between(cancellationItem.key(party, since).sk, cancellationItem.key(party, '~').sk)
      const found = await cancellations.list({ pk: party, sk }, 'eventual')
      return {
        cancelled_bookings: new Set(found.map(({ bookingId }) => bookingId)).size,
        cancelled_days: found.reduce((sum, { dates }) => sum + dates.length, 0),
      }
    },

    /** A condition for other writes. */
    mustBeUnchanged: ({ id, version }: BookingState): TransactItem =>
      bookings.check(bookingItem.key(id), hasVersion(version)),

    /** A practice's monthly sums, both months included; months without bookings may be missing. */
    readSums: (id: CompanyId, fromMonth: string, toMonth: string): Promise<(MonthlySums & { month: string })[]> =>
      sums.list({ pk: id, sk: between(sumsItem.key(id, fromMonth).sk, sumsItem.key(id, toMonth).sk) }, 'eventual'),

    addSums: (id: CompanyId, month: string, added: MonthlySums): TransactItem =>
      sums.addTo(sumsItem.key(id, month), added),

    /** Replaces the sums of a month. */
    putSums: (id: CompanyId, month: string, all: MonthlySums): TransactItem => sums.put(sumsItem.key(id, month), all),

    /** Without its practice's monthly sums: commands write a booking by `writeBooking`. */
    put: (booking: BookingState): TransactItem => bookings.save(bookingItem.key(booking.id), attributesOf(booking)),
  }
}

export type BookingsRepository = ReturnType<typeof bookingsRepository>
