import { paths } from '#shared/kernel/paths.ts'

const { practice } = paths

/** Lists whose items belong to one practice. */
const lists = [practice.offers, practice.requests, practice.bookings, practice.messages]

/** Pages that every practice has. Those of an unfinished sign-up, and unknown ones, lead to the dashboard. */
const ownPages: readonly string[] = [
  ...lists,
  practice.calendar,
  practice.newOffer,
  practice.search,
  practice.directory,
  practice.locums,
  practice.profile,
  practice.accountSettings,
  practice.userManagement,
]

/** What the search part of these says is about the page, not about what the practice has. */
const withSections: readonly string[] = [practice.profile, practice.accountSettings]

/** Where the user of a page finds the same of another practice: its list, if the page is about an item of one. */
export function pageAfterSwitch({ pathname, search }: { pathname: string; search: string }): string {
  if (withSections.includes(pathname)) return pathname + search
  if (ownPages.includes(pathname) || pathname.startsWith(practice.locum(''))) return pathname
  return lists.find((list) => pathname.startsWith(`${list}/`)) ?? practice.dashboard
}
