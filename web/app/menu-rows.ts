import type { Role } from '#shared/kernel/roles.ts'
import type { Tenant } from '#shared/tenants/tenants.schema.ts'
import type { IconName } from '#web/ui/icon.tsx'
import { paths } from '#shared/kernel/paths.ts'

/** What an entry does instead of opening a page. */
export type MenuAction = 'previewProfile' | 'pricing' | 'liveChat' | 'shortcuts' | 'signOut'

/** Where entries are listed together. */
export type MenuGroup = 'tabs' | 'practice' | 'help' | 'account'

export type Settings = Tenant['settings']

export interface MenuRow {
  label: string
  groups: readonly MenuGroup[]
  /** Another label outside the account menu (SPEC 2.5). */
  helpLabel?: string
  icon?: IconName
  roles: readonly Role[]
  /** The page’s address by role, the tenant’s external page, or an action. */
  opens:
    { page: Partial<Record<Role, string>> } | { link: keyof Settings['links'] | 'videoUrl' } | { action: MenuAction }
  /** Current only at this exact address, not at addresses below it. */
  exact?: true
  /** Only on the dashboard and its pages, not on profile and settings. */
  onDashboard?: true
  /** Has the number of requests that await the user's answer. */
  counts?: 'requests'
  /** Hidden unless the tenant shows or has it. */
  flag?: 'pricing' | 'liveChat'
  /** What it is until the sign-up is complete (DESIGN 12.20). */
  beforeSignUp?: 'disabled' | 'hidden'
  /** Only where there probably is a keyboard. */
  needsKeyboard?: true
}

const members = ['CompanyAdmin', 'Locum'] as const
const everyone = [...members, 'SuperAdmin'] as const
const practices = ['CompanyAdmin'] as const
const locums = ['Locum'] as const

const page = (address: (own: typeof paths.practice | typeof paths.locum) => string) => ({
  page: { CompanyAdmin: address(paths.practice), Locum: address(paths.locum) },
})

/** Every entry of tabs, menus and drawer, once, in SPEC 2.5’s order. */
export const menuRows: readonly MenuRow[] = [
  {
    label: 'Dashboard',
    groups: ['tabs'],
    icon: 'home',
    roles: everyone,
    opens: { page: { ...page(({ dashboard }) => dashboard).page, SuperAdmin: paths.admin.dashboard } },
    exact: true,
  },
  { label: 'Calendar', groups: ['tabs'], icon: 'calendar', roles: members, opens: page(({ calendar }) => calendar) },
  {
    label: 'Search',
    groups: ['tabs'],
    icon: 'search',
    roles: practices,
    opens: { page: { CompanyAdmin: paths.practice.search } },
  },
  {
    label: 'Offers',
    groups: ['tabs'],
    icon: 'paper',
    roles: practices,
    opens: { page: { CompanyAdmin: paths.practice.offers } },
  },
  {
    label: 'Offers',
    groups: ['tabs'],
    icon: 'search',
    roles: locums,
    opens: { page: { Locum: paths.locum.offers } },
  },
  {
    label: 'Requests',
    groups: ['tabs'],
    icon: 'send',
    roles: members,
    opens: page(({ requests }) => requests),
    counts: 'requests',
  },
  { label: 'Bookings', groups: ['tabs'], icon: 'bag', roles: members, opens: page(({ bookings }) => bookings) },
  {
    label: 'Bookings',
    groups: ['tabs'],
    icon: 'booked',
    roles: ['SuperAdmin'],
    opens: { page: { SuperAdmin: paths.admin.bookings } },
  },
  {
    label: 'Reported messages',
    groups: ['tabs'],
    icon: 'ended',
    roles: ['SuperAdmin'],
    opens: { page: { SuperAdmin: paths.admin.reports } },
  },
  {
    label: 'Locum Directory',
    groups: ['practice'],
    roles: practices,
    opens: { page: { CompanyAdmin: paths.practice.directory } },
    onDashboard: true,
  },
  {
    label: 'Your locums',
    groups: ['practice'],
    roles: practices,
    opens: { page: { CompanyAdmin: paths.practice.locums } },
    beforeSignUp: 'hidden',
  },
  {
    label: 'Pricing Options',
    groups: ['practice'],
    roles: practices,
    opens: { action: 'pricing' },
    onDashboard: true,
    flag: 'pricing',
  },
  {
    label: 'Edit Profile',
    groups: ['account'],
    roles: members,
    opens: page(({ profile }) => profile),
    beforeSignUp: 'disabled',
  },
  {
    label: 'Preview Profile',
    groups: ['account'],
    roles: locums,
    opens: { action: 'previewProfile' },
    beforeSignUp: 'hidden',
  },
  {
    label: 'Account Settings',
    groups: ['account'],
    roles: members,
    opens: page(({ accountSettings }) => accountSettings),
    beforeSignUp: 'disabled',
  },
  {
    label: 'User Management',
    groups: ['account'],
    roles: practices,
    opens: { page: { CompanyAdmin: paths.practice.userManagement } },
    beforeSignUp: 'disabled',
  },
  { label: 'FAQ', groups: ['help', 'account'], roles: members, opens: { link: 'faq' } },
  { label: 'Tutorials', groups: ['help'], roles: members, opens: { link: 'videoUrl' } },
  { label: 'Blog', groups: ['account'], roles: members, opens: { link: 'blog' } },
  {
    label: 'Contact Us',
    helpLabel: 'Contact',
    groups: ['help', 'account'],
    roles: members,
    opens: { link: 'contact' },
  },
  { label: 'Chat with us', groups: ['help'], roles: members, opens: { action: 'liveChat' }, flag: 'liveChat' },
  {
    label: 'Keyboard shortcuts',
    groups: ['help'],
    roles: members,
    opens: { action: 'shortcuts' },
    beforeSignUp: 'hidden',
    needsKeyboard: true,
  },
  { label: 'Sign Out', groups: ['account'], icon: 'signOut', roles: everyone, opens: { action: 'signOut' } },
]
