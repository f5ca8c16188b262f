import { adminContract } from './admin/admin.contract.ts'
import { bookingsContract } from './bookings/bookings.contract.ts'
import { calendarFeedContract } from './calendar-feed/calendar-feed.contract.ts'
import { calendarContract } from './calendar/calendar.contract.ts'
import { companiesContract } from './companies/companies.contract.ts'
import { documentsContract } from './documents/documents.contract.ts'
import { exportsContract } from './exports/exports.contract.ts'
import { healthContract } from './health/health.contract.ts'
import { impersonationContract } from './impersonation/impersonation.contract.ts'
import { identityContract } from './identity/identity.contract.ts'
import { liveChatContract } from './live-chat/live-chat.contract.ts'
import { liveContract } from './live/live.contract.ts'
import { locumListsContract } from './locum-lists/locum-lists.contract.ts'
import { messagesContract } from './messages/messages.contract.ts'
import { membersContract } from './members/members.contract.ts'
import { notificationsContract } from './notifications/notifications.contract.ts'
import { offersContract } from './offers/offers.contract.ts'
import { optionsContract } from './options/options.contract.ts'
import { placementsContract } from './placements/placements.contract.ts'
import { privacyContract } from './privacy/privacy.contract.ts'
import { professionalsContract } from './professionals/professionals.contract.ts'
import { requestsContract } from './requests/requests.contract.ts'
import { searchContract } from './search/search.contract.ts'
import { tenantsContract } from './tenants/tenants.contract.ts'
import { walletsContract } from './wallets/wallets.contract.ts'

/** Operations by the slice, and so the Lambda, that serves them. */
export const contracts = {
  professionals: professionalsContract,
  companies: companiesContract,
  offers: offersContract,
  requests: requestsContract,
  bookings: bookingsContract,
  calendar: calendarContract,
  'calendar-feed': calendarFeedContract,
  'locum-lists': locumListsContract,
  members: membersContract,
  placements: placementsContract,
  privacy: privacyContract,
  search: searchContract,
  messages: messagesContract,
  notifications: notificationsContract,
  admin: adminContract,
  documents: documentsContract,
  exports: exportsContract,
  health: healthContract,
  options: optionsContract,
  tenants: tenantsContract,
  identity: identityContract,
  impersonation: impersonationContract,
  'live-chat': liveChatContract,
  live: liveContract,
  wallets: walletsContract,
}

/** All operations in one contract. */
export const apiContract = {
  ...professionalsContract,
  ...companiesContract,
  ...offersContract,
  ...requestsContract,
  ...bookingsContract,
  ...calendarContract,
  ...calendarFeedContract,
  ...locumListsContract,
  ...membersContract,
  ...placementsContract,
  ...privacyContract,
  ...searchContract,
  ...messagesContract,
  ...notificationsContract,
  ...adminContract,
  ...documentsContract,
  ...exportsContract,
  ...healthContract,
  ...optionsContract,
  ...tenantsContract,
  ...identityContract,
  ...impersonationContract,
  ...liveChatContract,
  ...liveContract,
  ...walletsContract,
}
