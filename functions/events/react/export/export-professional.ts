import { availabilitiesOf } from '#shared/calendar/availability.rules.ts'
import type { Availability } from '#shared/calendar/availability.schema.ts'
import { monthsBetween } from '#shared/calendar/calendar.rules.ts'
import { addDays, addMonths, MAX_DAYS_AHEAD, monthOf, todayAt, type Instant } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { ProfessionalExport } from '#shared/exports/professional-export.schema.ts'
import { professionalOf } from '#shared/professionals/professionals.projections.ts'
import { defaultChoice } from '#shared/professionals/instant-booking.rules.ts'
import type { InstantChoice } from '#shared/professionals/instant-booking.schema.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import { bookingView } from '#functions/stores/bookings.view.ts'
import { calendarRequest } from '#functions/stores/availability.view.ts'
import type { CalendarFeedsRepository } from '#functions/stores/calendar-feeds.repository.ts'
import type { CalendarsRepository } from '#functions/stores/calendars.repository.ts'
import { offerForLocum } from '#functions/access/offer-for-locum.ts'
import type { GrantsRepository } from '#functions/stores/grants.repository.ts'
import type { InstantBookingsRepository } from '#functions/stores/instant-bookings.repository.ts'
import type { BlocksAndPoolsRepository } from '#functions/stores/blocks-and-pools.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import type { NotificationsRepository } from '#functions/stores/notifications.repository.ts'
import type { DevicesRepository } from '#functions/stores/devices.repository.ts'
import type { ExportedMessages } from '#functions/stores/exported-messages.ts'
import type { ExportedHistory } from '#functions/stores/exported-history.ts'
import type { ExportedReports } from '#functions/stores/exported-reports.ts'
import type { ExportedOffersRepository } from '#functions/stores/exported-offers.repository.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import { offerView } from '#functions/stores/offers.view.ts'
import type { Cursor, ItemPage } from '#functions/platform/dynamo/items-of.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'
import { accountOf } from './export-account.ts'
import type { WalletsRepository } from '#functions/stores/wallets.repository.ts'
import { transactionView } from '#functions/stores/wallets.view.ts'
import { privacyRequestOf, type PrivacyRepository } from '#functions/stores/privacy.repository.ts'
import { ownViewOf } from '#functions/stores/own-view.ts'
import { mapPage, type Source } from './export-sections.ts'

export type ProfessionalExportRepositories = {
  professionals: ProfessionalsRepository
  users: UsersRepository
  blocksAndPools: Pick<BlocksAndPoolsRepository, 'get'>
  instantBookings: Pick<InstantBookingsRepository, 'get'>
  offers: Pick<OffersRepository, 'listPending'>
  exportedOffers: ExportedOffersRepository
  exportedMessages: ExportedMessages
  exportedReports: ExportedReports
  exportedHistory: ExportedHistory
  privacy: Pick<PrivacyRepository, 'listConsents' | 'objectedAt' | 'exportRequests'>
  bookings: BookingsRepository
  wallets: Pick<WalletsRepository, 'exportEntries'>
  calendars: CalendarsRepository
  notifications: NotificationsRepository
  feeds: CalendarFeedsRepository
  grants: Pick<GrantsRepository, 'exportAccesses'>
  devices: DevicesRepository
}

const MONTHS_A_PAGE = 12

/** The position in the calendar: a year, and the position among its requests. */
type CalendarCursor = { month: string; after?: string | undefined }

/**
 * One year of the calendar at a time. A posting that spans two years is in both; one with more requests than are read
 * at once is repeated with the rest of them.
 */
const availabilityPage = async (
  { calendars, offers, exportedOffers }: ProfessionalExportRepositories,
  professional: UserId,
  now: Instant,
  cursor?: Cursor,
): Promise<ItemPage<Availability>> => {
  const ends = await calendars.firstAndLastMonth(professional)
  const today = todayAt(now)
  const last = [ends?.last ?? '', monthOf(addDays(today, MAX_DAYS_AHEAD + 1))].sort().at(-1) as string
  const { month: first, after } = (cursor as CalendarCursor | undefined) ?? {
    month: [ends?.first ?? '9999-12', monthOf(today)].sort()[0] as string,
  }
  const following = addMonths(first, MONTHS_A_PAGE)
  const [start, end] = [`${first}-01`, addDays(`${following}-01`, -1)]
  // Shifts may end after midnight, so the last day also needs the day after it.
  const [months, page, waiting] = await Promise.all([
    calendars.listMonths(professional, monthsBetween(start, addDays(end, 1))),
    exportedOffers.requestsWithin(professional, { start, end, after }),
    offers.listPending(professional, today),
  ])
  const read = new Set<string>(page.items.map(({ id }) => id))
  // Pending requests decide how each day is shown, whichever page they are on.
  const requests = [...page.items, ...waiting.filter(({ id }) => !read.has(id))].flatMap((offer) =>
    calendarRequest(offer, now),
  )
  const items = availabilitiesOf({ professional, months, start, end, now, requests, party: 'professional' })
    .map((item) => ({ ...item, booking_requests: item.booking_requests.filter(({ id }) => read.has(id)) }))
    .filter(({ booking_requests }) => after === undefined || booking_requests.length > 0)
  if (page.next) return { items, next: { month: first, after: page.next } satisfies CalendarCursor }
  return { items, ...(following <= last && { next: { month: following } satisfies CalendarCursor }) }
}

const instantExport = ({ version: _, ...choice }: InstantChoice): ProfessionalExport['instant_booking'] => choice

/** All data about a professional, as they see it; undefined without a profile. */
export const professionalSources = async (
  repositories: ProfessionalExportRepositories,
  id: UserId,
  now: Instant,
): Promise<Source[] | undefined> => {
  const { professionals, users, blocksAndPools, instantBookings, exportedOffers, bookings, notifications } =
    repositories
  const { privacy, exportedMessages, exportedReports, exportedHistory, grants, wallets } = repositories
  const [whole, user, { blockedBy }] = await Promise.all([
    professionals.getFullProfile(id),
    users.get(id),
    blocksAndPools.get(id, 'eventual'),
  ])
  if (!whole || !user) return undefined
  const today = todayAt(now)
  return [
    {
      name: 'professional',
      value: async (): Promise<ProfessionalExport['professional']> => professionalOf(whole, today),
    },
    {
      name: 'account',
      value: () => accountOf(repositories, user),
    },
    {
      name: 'instant_booking',
      value: async (): Promise<ProfessionalExport['instant_booking']> =>
        instantExport((await instantBookings.get(id)) ?? defaultChoice),
    },
    {
      name: 'applications',
      page: (cursor) =>
        mapPage(exportedOffers.applications(id, cursor), ({ offer, candidates }) =>
          offerView(offerForLocum(offer, candidates[0], blockedBy), candidates, now, id),
        ),
    },
    {
      name: 'applications',
      page: (cursor) =>
        mapPage(exportedOffers.requests(id, cursor), ({ offer, candidates }) => offerView(offer, candidates, now, id)),
    },
    {
      name: 'bookings',
      page: (cursor) =>
        mapPage(bookings.exportPage('professional', id, cursor), (booking) =>
          bookingView(booking, today, 'professional'),
        ),
    },
    {
      name: 'walletTransactions',
      page: (cursor) => mapPage(wallets.exportEntries(id, cursor), (entry) => transactionView(entry, 'professional')),
    },
    { name: 'availability', page: (cursor) => availabilityPage(repositories, id, now, cursor) },
    { name: 'messages', page: (cursor) => exportedMessages(id, cursor) },
    { name: 'reports', page: (cursor) => exportedReports(id, cursor) },
    { name: 'notifications', page: (cursor) => notifications.exportPage(id, cursor) },
    {
      name: 'documents',
      value: async () => Object.entries(whole.files).map(([document, file]) => ({ ...file, document })),
    },
    { name: 'views', page: (cursor) => mapPage(professionals.exportViews(id, cursor), (view) => ownViewOf(view, id)) },
    { name: 'supportAccess', page: (cursor) => grants.exportAccesses(id, cursor) },
    { name: 'privacyRequests', page: (cursor) => mapPage(privacy.exportRequests(id, cursor), privacyRequestOf) },
    { name: 'history', page: (cursor) => exportedHistory.concerning(id, cursor) },
    { name: 'history', page: (cursor) => exportedHistory.doneBy(id, cursor) },
    { name: 'exportedAt', value: async () => now },
  ]
}
