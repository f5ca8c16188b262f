import { availabilitiesOf } from '../../shared/calendar/availability.rules.ts'
import { everyNotification } from '../../shared/identity/identity.schema.ts'
import { DomainError } from '../../shared/kernel/errors.ts'
import type { ProfessionalExport } from '../../shared/professionals/professional-export.schema.ts'
import { professionalOf } from '../../shared/professionals/professionals.projections.ts'
import type { ProfessionalDocument } from '../../shared/documents/document-names.schema.ts'
import type { BookingsRepository } from '../bookings/bookings.repository.ts'
import { bookingView } from '../bookings/bookings.view.ts'
import { calendarRequest } from '../calendars/availability.view.ts'
import type { CalendarsRepository } from '../calendars/calendars.repository.ts'
import type { UsersRepository } from '../identity/users.repository.ts'
import type { NotificationsRepository } from '../notifications/notifications.repository.ts'
import type { OffersRepository } from '../offers/offers.repository.ts'
import { offerView } from '../offers/offers.view.ts'
import type { Context } from '../platform/context.ts'
import { ever } from '../platform/dynamo/query-page.ts'
import type { ProfessionalsRepository } from '../professionals/professionals.repository.ts'

export type ExportContext = Pick<Context, 'actor' | 'now' | 'today'> & {
  professionals: ProfessionalsRepository
  users: UsersRepository
  offers: OffersRepository
  bookings: BookingsRepository
  calendars: CalendarsRepository
  notifications: NotificationsRepository
}

/** Everything held of a professional, as they see it. */
export const exportProfessional = async (context: ExportContext): Promise<ProfessionalExport> => {
  const { professionals, users, offers, bookings, calendars, notifications, now, today } = context
  const { id } = context.actor.user
  const [whole, user, applied, booked, months, told, views] = await Promise.all([
    professionals.getWhole(id),
    users.get(id),
    Array.fromAsync(offers.everyOfProfessional(id, ...ever)),
    Array.fromAsync(bookings.everyOfProfessional(id, ...ever)),
    calendars.listAllMonths(id),
    notifications.listAll(id),
    professionals.listViews(id),
  ])
  if (!whole || !user) throw new DomainError('PROFESSIONAL_NOT_FOUND')
  const { email, role, consent, createdAt, notification_channels = everyNotification } = user
  const [start, end] = ever
  const requests = applied.flatMap(({ offer }) => calendarRequest(offer, now))
  return {
    professional: professionalOf(whole, today),
    account: { id, email, role, consent, createdAt, notification_channels },
    applications: applied.map(({ offer, requests }) => offerView(offer, requests, now, { professional: id })),
    bookings: booked.map((booking) => bookingView(booking, today, 'professional')),
    availability: availabilitiesOf({ professional: id, months, start, end, now, requests, viewer: 'professional' }),
    notifications: told,
    documents: Object.entries(whole.files).map(([document, file]) => ({ ...file, document: document as ProfessionalDocument })),
    views,
    exportedAt: now,
  }
}
