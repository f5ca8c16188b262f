import { bookingEvents } from './bookings/bookings.events.ts'
import { calendarEvents } from './calendar/calendar.events.ts'
import { companyEvents } from './companies/companies.events.ts'
import { exportEvents } from './exports/exports.events.ts'
import { impersonationEvents } from './impersonation/impersonation.events.ts'
import { identityEvents } from './identity/identity.events.ts'
import { eventReader, type DeclaredEvent } from './kernel/define-events.ts'
import { memberEvents } from './members/members.events.ts'
import { locumListEvents } from './locum-lists/locum-lists.events.ts'
import { messageEvents } from './messages/messages.events.ts'
import { notificationEvents } from './notifications/notifications.events.ts'
import { reportEvents } from './messages/reports.events.ts'
import { walletEvents } from './wallets/wallets.events.ts'
import { optionEvents } from './options/options.events.ts'
import { applicationEvents } from './offers/applications.events.ts'
import { offerEvents } from './offers/offers.events.ts'
import { requestEvents } from './offers/requests.events.ts'
import { tenantEvents } from './tenants/tenants.events.ts'
import { placementEvents } from './placements/placements.events.ts'
import { privacyEvents } from './privacy/privacy.events.ts'
import { professionalEvents } from './professionals/professionals.events.ts'

/** All events in one table. */
export const events = {
  ...professionalEvents,
  ...companyEvents,
  ...identityEvents,
  ...impersonationEvents,
  ...calendarEvents,
  ...offerEvents,
  ...applicationEvents,
  ...requestEvents,
  ...bookingEvents,
  ...exportEvents,
  ...locumListEvents,
  ...messageEvents,
  ...notificationEvents,
  ...reportEvents,
  ...memberEvents,
  ...walletEvents,
  ...placementEvents,
  ...privacyEvents,
  ...tenantEvents,
  ...optionEvents,
}

export type EventType = keyof typeof events

/** An event of a type; by default, any declared event. */
export type EventOf<Type extends EventType = EventType> = DeclaredEvent<typeof events, Type>

/** Reads a written event: upgrades it to the declared version and checks it. Refuses undeclared types. */
export const readEvent = eventReader(events)
