import { adminContract } from './admin/admin.contract.ts'
import { bookingsContract } from './bookings/bookings.contract.ts'
import { companiesContract } from './companies/companies.contract.ts'
import { notificationsContract } from './notifications/notifications.contract.ts'
import { offersContract } from './offers/offers.contract.ts'
import { professionalsContract } from './professionals/professionals.contract.ts'

/** Every operation by the slice (and so the Lambda) that serves it. */
export const contracts = {
  professionals: professionalsContract,
  companies: companiesContract,
  offers: offersContract,
  bookings: bookingsContract,
  notifications: notificationsContract,
  admin: adminContract,
}

/** Every operation, merged. */
export const apiContract = {
  ...professionalsContract,
  ...companiesContract,
  ...offersContract,
  ...bookingsContract,
  ...notificationsContract,
  ...adminContract,
}
