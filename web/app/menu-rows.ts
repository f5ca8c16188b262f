import type { HigherRole } from '#shared/kernel/member-roles.ts'
import type { Role } from '#shared/kernel/roles.ts'
import type { Tenant } from '#shared/tenants/tenants.schema.ts'
import type { IconName } from '#web/ui/icon.tsx'
import { paths } from '#shared/kernel/paths.ts'

/** What an entry does instead of opening a page. */
export type MenuAction = 'previewProfile' | 'pricing' | 'placement' | 'liveChat' | 'shortcuts' | 'signOut'

/** Where entries are listed together. */
export type MenuGroup = 'tabs' | 'practice' | 'help' | 'account'

export type Settings = Tenant['settings']

export interface MenuRow {
  label: string
  groups: readonly MenuGroup[]
  /** Another label outside the account menu (SPEC 2.5). */
  helpLabel?: string
  icon?: IconName
  /** The page’s address by role, or the tenant’s external page, or a page beside this one, or an action. */
  opens:
    | { page: Partial<Record<Role, string>> }
    | { link: keyof Settings['links'] | 'videoUrl'; roles: readonly Role[] }
    | { newTab: string; roles: readonly Role[] }
    | { action: MenuAction; roles: readonly Role[] }
  /** Current only at this exact address, not at addresses below it. */
  exact?: true
  /** Only on the dashboard and its pages, not on profile and settings. */
  onDashboard?: true
  /** Has the number of requests that await the user's answer. */
  counts?: 'requests'
  /** Hidden unless the tenant shows or has it. */
  flag?: 'pricing' | 'liveChat' | 'wallet'
  /** What only members with this role of a practice may do: others read why. Bookers don't have it. */
  member?: HigherRole
  /** What it is until the sign-up is complete (DESIGN 12.20). */
  beforeSignUp?: 'disabled' | 'hidden'
  /** Closed to a super admin who views an account (DESIGN 12.20). */
  edits?: true
  /** Only where there probably is a keyboard. */
  needsKeyboard?: true
}

const { locum, practice } = paths

/** The same page of either party. */
const both = (page: 'dashboard' | 'calendar' | 'requests' | 'bookings' | 'profile' | 'accountSettings') => ({
  page: { CompanyAdmin: practice[page], Locum: locum[page] },
})
const ofPractice = (address: string) => ({ page: { CompanyAdmin: address } })

const members = ['CompanyAdmin', 'Locum'] as const
const tabs = ['tabs'] as const
const more = ['practice'] as const
const account = ['account'] as const
const help = ['help'] as const

export const signOutRow: MenuRow = {
  label: 'Sign Out',
  groups: account,
  icon: 'signOut',
  opens: { action: 'signOut', roles: [...members, 'SuperAdmin'] },
}

/** Every entry that locums and practices have in tabs, menus and drawer, once, in SPEC 2.5’s order. */
export const menuRows: readonly MenuRow[] = [
  {
    label: 'Dashboard',
    groups: tabs,
    icon: 'home',
    opens: both('dashboard'),
    exact: true,
  },
  { label: 'Calendar', groups: tabs, icon: 'calendar', opens: both('calendar') },
  { label: 'Search', groups: tabs, icon: 'search', opens: ofPractice(practice.search) },
  { label: 'Offers', groups: tabs, icon: 'paper', opens: ofPractice(practice.offers) },
  { label: 'Offers', groups: tabs, icon: 'search', opens: { page: { Locum: locum.offers } } },
  { label: 'Requests', groups: tabs, icon: 'send', opens: both('requests'), counts: 'requests' },
  { label: 'Bookings', groups: tabs, icon: 'bag', opens: both('bookings') },
  { label: 'Locum Directory', groups: more, opens: ofPractice(practice.directory), onDashboard: true },
  { label: 'Your locums', groups: more, opens: ofPractice(practice.locums), beforeSignUp: 'hidden' },
  {
    label: 'Pricing Options',
    groups: more,
    opens: { action: 'pricing', roles: ['CompanyAdmin'] },
    onDashboard: true,
    flag: 'pricing',
  },
  {
    label: 'Permanent Placements',
    groups: more,
    opens: { action: 'placement', roles: ['CompanyAdmin'] },
    onDashboard: true,
  },
  {
    label: 'Redeem Credits',
    groups: account,
    opens: ofPractice(practice.redeem),
    flag: 'wallet',
    member: 'owner',
    beforeSignUp: 'hidden',
  },
  { label: 'Edit Profile', groups: account, opens: both('profile'), beforeSignUp: 'disabled', edits: true },
  {
    label: 'Preview Profile',
    groups: account,
    opens: { action: 'previewProfile', roles: ['Locum'] },
    beforeSignUp: 'hidden',
  },
  {
    label: 'Account Settings',
    groups: account,
    opens: both('accountSettings'),
    beforeSignUp: 'disabled',
    edits: true,
  },
  { label: 'User Management', groups: account, opens: ofPractice(practice.userManagement), beforeSignUp: 'disabled' },
  { label: 'FAQ', groups: ['help', 'account'], opens: { link: 'faq', roles: members } },
  { label: 'Tutorials', groups: help, opens: { link: 'videoUrl', roles: members } },
  { label: 'Blog', groups: account, opens: { link: 'blog', roles: members } },
  {
    label: 'Contact Us',
    helpLabel: 'Contact',
    groups: ['help', 'account'],
    opens: { link: 'contact', roles: members },
  },
  { label: 'Chat with us', groups: help, opens: { action: 'liveChat', roles: members }, flag: 'liveChat' },
  {
    label: 'Keyboard shortcuts',
    groups: help,
    opens: { action: 'shortcuts', roles: members },
    beforeSignUp: 'hidden',
    needsKeyboard: true,
  },
  signOutRow,
]
