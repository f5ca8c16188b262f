import { paths } from '#shared/kernel/paths.ts'
import { type MenuRow, signOutRow } from './menu-rows.ts'

const { admin } = paths
const opens = (address: string) => ({ page: { SuperAdmin: address } })
const tabs = ['tabs'] as const
const drawerOnly = ['practice'] as const

/** The super admin’s entries, which others don’t load: pages of the bar, then what only the drawer has (SPEC 2.2). */
export const adminMenuRows: readonly MenuRow[] = [
  { label: 'Dashboard', groups: tabs, icon: 'home', opens: opens(admin.dashboard), exact: true },
  { label: 'People', groups: tabs, icon: 'people', opens: opens(admin.people) },
  { label: 'Practices', groups: tabs, icon: 'practice', opens: opens(admin.practices) },
  { label: 'Bookings', groups: tabs, icon: 'booked', opens: opens(admin.bookings) },
  { label: 'Reported messages', groups: tabs, icon: 'ended', opens: opens(admin.reports) },
  { label: 'Settings', groups: tabs, icon: 'settings', opens: opens(admin.settings) },
  { label: 'Approvals', groups: drawerOnly, icon: 'person', opens: opens(admin.approvals) },
  { label: 'Registrations', groups: drawerOnly, icon: 'clock', opens: opens(admin.registrations) },
  { label: 'Redemptions', groups: drawerOnly, icon: 'wallet', opens: opens(admin.redemptions), flag: 'wallet' },
  { label: 'Permanent placements', groups: drawerOnly, icon: 'bag', opens: opens(admin.placements) },
  { label: 'Data requests', groups: drawerOnly, icon: 'eye', opens: opens(admin.privacyRequests) },
  { label: 'Audit', groups: drawerOnly, icon: 'eye', opens: opens(admin.audit) },
  {
    label: 'New admin dashboard',
    groups: ['help'],
    icon: 'desktop',
    opens: { newTab: admin.dashboard, roles: ['SuperAdmin'] },
  },
  signOutRow,
]
