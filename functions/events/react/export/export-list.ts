import type { AuditEntry } from '#shared/admin/audit.contract.ts'
import type { FoundPerson } from '#shared/admin/lookup.schema.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { listedCompanyOf } from '#shared/companies/companies.projections.ts'
import type { ListedCompany } from '#shared/companies/companies.schema.ts'
import type { ListExportPart, ListFormat } from '#shared/exports/list-exports.schema.ts'
import { CSV_BEGIN, csvRow, csvText } from '#shared/kernel/csv.ts'
import { todayAt, type Instant } from '#shared/kernel/dates.ts'
import { EXPORT_PAGE, type Cursor, type ItemPage } from '#functions/platform/dynamo/items-of.ts'
import { type AuditReads, auditPage } from '#functions/stores/audit.view.ts'
import { bookingShards } from '#functions/stores/bookings.items.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import { bookingView } from '#functions/stores/bookings.view.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { Position } from '#functions/stores/exports.repository.ts'
import type { LookupRepository } from '#functions/stores/lookup.repository.ts'
import { mapPage } from './export-sections.ts'
import { type ExportPart, isStepFull } from './write-export.ts'

export type ListRepositories = AuditReads & {
  lookup: Pick<LookupRepository, 'exportAll'>
  companies: Pick<CompaniesRepository, 'exportAll'>
  bookings: Pick<BookingsRepository, 'exportShard'>
}

type Column<T> = readonly [heading: string, cell: (item: T) => string | number | undefined]
/** The pages of a list, and what its table shows of an item. */
type List<T> = { page: (cursor?: Cursor) => Promise<ItemPage<T>>; columns: readonly Column<T>[] }

const people = ({ lookup }: ListRepositories): List<FoundPerson> => ({
  page: (cursor) => lookup.exportAll('people', cursor) as Promise<ItemPage<FoundPerson>>,
  columns: [
    ['Id', ({ id }) => id],
    ['Name', ({ name }) => name],
    ['E-mail', ({ email }) => email],
    ['Role', ({ role }) => (role === 'Locum' ? 'Locum' : 'Practice user')],
    ['Profession', ({ profession }) => profession],
    ['Region', ({ region }) => region],
    ['Approval', ({ approval }) => approval],
    ['Practices', ({ practices }) => practices?.join('; ')],
    ['Registered', ({ createdAt }) => createdAt],
  ],
})

const practices = ({ companies }: ListRepositories, now: Instant): List<ListedCompany> => ({
  page: (cursor) => mapPage(companies.exportAll(cursor), (one) => listedCompanyOf(one, todayAt(now))),
  columns: [
    ['Id', ({ id }) => id],
    ['Name', ({ name }) => name],
    ['Industry', ({ industry }) => industry],
    ['Type', ({ type }) => type],
    ['E-mail', ({ email }) => email],
    ['Phone', ({ contact }) => contact],
    ['Managers', ({ managers }) => managers.map((one) => `${one.name} ${one.surname}, ${one.contact}`).join('; ')],
    ['Province', ({ address }) => address?.province],
    ['Region', ({ address }) => address?.region],
    ['Suburb', ({ address }) => address?.suburb],
    ['Approved', ({ approved }) => (approved ? 'yes' : 'no')],
    ['Suspended', ({ suspended }) => (suspended ? 'yes' : 'no')],
    ['Plan', ({ plan }) => plan],
    ['Registered', ({ createdAt }) => createdAt],
  ],
})

/** Shard by shard. */
const bookingPage = async (
  { bookings }: ListRepositories,
  now: Instant,
  cursor: Cursor = { shard: 0 },
): Promise<ItemPage<Booking>> => {
  const { shard, after } = cursor as { shard: number; after?: Cursor }
  const { items, next } = await bookings.exportShard(bookingShards[shard] as string, after)
  const following = next ? { shard, after: next } : shard + 1 < bookingShards.length ? { shard: shard + 1 } : undefined
  const shown = items.filter(({ deleted }) => !deleted)
  return { items: shown.map((booking) => bookingView(booking, todayAt(now), 'admin')), next: following }
}

const bookings = (repositories: ListRepositories, now: Instant): List<Booking> => ({
  page: (cursor) => bookingPage(repositories, now, cursor),
  columns: [
    ['Code', ({ id }) => id],
    ['Practice', ({ company }) => company.name],
    ['Locum', ({ professional }) => professional.name],
    ['Profession', ({ profession }) => profession],
    ['Region', ({ practice_region }) => practice_region.region],
    ['First day', ({ start_date }) => start_date],
    ['Last day', ({ end_date }) => end_date],
    ['Days', ({ booking_dates }) => booking_dates.length],
    ['Hours', ({ totals }) => totals.hours],
    ['Pay (R)', ({ totals }) => totals.pay.toFixed(2)],
    ['Fee (R)', ({ totals }) => totals.fee?.toFixed(2)],
    ['Credits (R)', ({ totals }) => totals.credits?.toFixed(2)],
    ['Status', ({ status }) => status],
    ['Booked', ({ createdAt }) => createdAt],
  ],
})

const audit = (repositories: ListRepositories, { filters }: ListExportPart, now: Instant): List<AuditEntry> => ({
  page: async (cursor) => {
    if (!filters) return { items: [] }
    const after = cursor?.after as string | undefined
    const { items, next } = await auditPage(repositories, filters, { after, most: EXPORT_PAGE, today: todayAt(now) })
    return { items, next: next === undefined ? undefined : { after: next } }
  },
  columns: [
    ['Time', ({ at }) => at],
    ['Kind', ({ kind }) => kind],
    ['What', ({ what }) => what],
    ['Done by', ({ actor }) => actor?.name],
    ['Id', ({ actor }) => actor?.id],
    ['As', ({ grant }) => grant],
    ['Acting for', (entry) => entry.for?.name],
    ['Id of acting for', (entry) => entry.for?.id],
    ['By itself', ({ via }) => via],
    ['Person', ({ person }) => person?.name],
    ['Id of the person', ({ person }) => person?.id],
    ['Practice', ({ practice }) => practice?.name],
    ['Id of the practice', ({ practice }) => practice?.id],
    ['About', ({ about }) => about],
    ['Reason', ({ reason }) => reason],
    ['List exported', ({ exported }) => exported?.list],
    ['Document', ({ document }) => document],
    ['Viewing or acting', ({ mode }) => mode],
  ],
})

/** Numbers stay numbers; no text is taken for a formula. */
const cellOf = (value: string | number | undefined): string =>
  typeof value === 'number' ? String(value) : csvText(value ?? '')

const textOf = <T>({ columns }: List<T>, format: ListFormat, items: readonly T[]): string =>
  format === 'csv'
    ? items.map((item) => csvRow(columns.map(([, cell]) => cellOf(cell(item))))).join('')
    : items.map((item) => `${JSON.stringify(item)}\n`).join('')

/** Pages of what is filtered can be empty. */
const STEP_PAGES = 5

const partOf = async <T>(list: List<T>, format: ListFormat, from: Position): Promise<ExportPart> => {
  const begins = from.cursor === undefined && from.count === 0
  const head = begins && format === 'csv' ? CSV_BEGIN + csvRow(list.columns.map(([heading]) => heading)) : ''
  let written: ExportPart = { text: head, items: 0, next: from }
  for (let pages = 0; written.next && !isStepFull(written) && pages < STEP_PAGES; pages += 1) {
    const { items, next } = await list.page(written.next.cursor)
    const count = written.next.count + items.length
    written = {
      text: written.text + textOf(list, format, items),
      items: written.items + items.length,
      next: next && { source: 0, cursor: next, count },
    }
  }
  return written
}

/** The next part of a super admin’s list, with as many pages as fit into a step. */
export const writeNextListPart = (
  repositories: ListRepositories,
  part: ListExportPart,
  from: Position,
  now: Instant,
): Promise<ExportPart> => {
  const { list, format } = part
  if (list === 'people') return partOf(people(repositories), format, from)
  if (list === 'practices') return partOf(practices(repositories, now), format, from)
  if (list === 'audit') return partOf(audit(repositories, part, now), format, from)
  return partOf(bookings(repositories, now), format, from)
}
