import { calendarFeedContract } from '#shared/calendar-feed/calendar-feed.contract.ts'
import { ownPracticesContract } from '#shared/companies/own-practices.contract.ts'
import { exportsContract } from '#shared/exports/exports.contract.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import { ownProfileContract } from '#shared/professionals/own-profile.contract.ts'
import { instantBookingQuery } from '#web/components/people/instant-booking.api.ts'
import { apiQuery } from '#web/platform/api-query.ts'

/** Of the signed-in user, whichever practice is open. */
export const calendarFeed = apiQuery(calendarFeedContract.getCalendarFeed)

export const locumAccount = {
  settings: apiQuery(ownProfileContract.getProfessionalSettings),
  copy: apiQuery(exportsContract.getProfessionalExport),
}

/** For a practice's user who has no practice yet. */
export const accountExport = apiQuery(exportsContract.getAccountExport)

export const practiceAccount = ({ id: companyId }: Pick<Company, 'id'>) => ({
  settings: apiQuery(ownPracticesContract.getCompanySettings, { params: { companyId } }),
  copy: apiQuery(exportsContract.getCompanyExport, { params: { companyId } }),
})

/** Only an owner has the practice's data; others have that of their account. */
export const memberAccount = (company: Pick<Company, 'id' | 'role'>) => ({
  ...practiceAccount(company),
  ...(company.role !== 'owner' && { copy: accountExport }),
})

/** What the open section of the account settings shows. */
export const accountQuery = <Settings, Copy>(
  section: string | null,
  { settings, copy }: { settings: Settings; copy: Copy },
): Settings | Copy | typeof calendarFeed | typeof instantBookingQuery => {
  const others = { data: copy, calendar: calendarFeed, instant: instantBookingQuery }
  return (section !== null && others[section as keyof typeof others]) || settings
}
