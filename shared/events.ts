import { bookingEvents } from './bookings/bookings.events.ts'
import { calendarEvents } from './calendar/calendar.events.ts'
import { companyEvents } from './companies/companies.events.ts'
import { exportEvents } from './exports/exports.events.ts'
import { identityEvents } from './identity/identity.events.ts'
import { eventReader, type DeclaredEvent } from './kernel/define-events.ts'
import { applicationEvents } from './offers/applications.events.ts'
import { offerEvents } from './offers/offers.events.ts'
import { requestEvents } from './offers/requests.events.ts'
import { professionalEvents } from './professionals/professionals.events.ts'

/** Every event, merged. */
export const events = {
  ...professionalEvents,
  ...companyEvents,
  ...identityEvents,
  ...calendarEvents,
  ...offerEvents,
  ...applicationEvents,
  ...requestEvents,
  ...bookingEvents,
  ...exportEvents,
}

export type EventType = keyof typeof events

/** An event of a type; without one, any that is declared. */
export type EventOf<Type extends EventType = EventType> = DeclaredEvent<typeof events, Type>

/** An event as it was written, brought up to its declared version and checked. Refuses what is not declared. */
export const readEvent = eventReader(events)
