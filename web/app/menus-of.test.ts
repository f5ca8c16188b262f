import { describe, expect, it } from 'vitest'
import { ONLY_VIEWED } from '#shared/kernel/grant-refusals.ts'
import type { Role } from '#shared/kernel/roles.ts'
import { Tenant } from '#shared/tenants/tenants.schema.ts'
import type { MenuSize } from '#web/platform/media.ts'
import { paths } from '#shared/kernel/paths.ts'
import { adminMenuRows } from './admin-menu-rows.ts'
import { type MenuEntry, menusOf, type MenuView } from './menus-of.ts'

const tenant = (settings: object) =>
  Tenant.shape.settings.parse({ requestsMailbox: 'requests@one.example', ...settings })

const all = tenant({
  videoUrl: 'https://tenant.example/tutorials',
  links: {
    faq: 'https://tenant.example/faq',
    blog: 'https://tenant.example/blog',
    contact: 'https://tenant.example/contact',
  },
  wallet: { show: true },
  pricing: { show: true },
})

const view = (role: Role, size: MenuSize, path: string, more: Partial<MenuView> = {}): MenuView => ({
  ...(role === 'SuperAdmin' && { rows: adminMenuRows }),
  role,
  size,
  path,
  settings: all,
  hasKeyboard: true,
  hasLiveChat: true,
  ...more,
})

const labels = (entries: readonly MenuEntry[]): string => entries.map(({ label }) => label).join(', ')

/** Everything as a few lines of text. */
const written = (given: MenuView): Record<string, string> => {
  const { bottom, bar, named, own } = menusOf(given)
  return {
    ...(bottom.length > 0 && { bottom: labels(bottom) }),
    ...(bar.length > 0 && { bar: labels(bar) }),
    ...Object.fromEntries(named.map(({ name, entries }) => [name, labels(entries)])),
    [own.as]: own.parts.map(labels).join(' | '),
  }
}

const practiceTabs = 'Dashboard, Calendar, Search, Offers, Requests, Bookings'
const locumTabs = 'Dashboard, Calendar, Offers, Requests, Bookings'
const help = 'FAQ, Tutorials, Contact, Chat with us, Keyboard shortcuts'
const inDrawer = 'FAQ, Tutorials, Blog, Contact Us, Chat with us, Keyboard shortcuts | Sign Out'
const onDashboard = 'Locum Directory, Your locums, Pricing Options, Permanent Placements'
const practiceMenu =
  'Redeem Credits, Edit Profile, Account Settings, User Management | FAQ, Blog, Contact Us | Sign Out'
const practiceDrawer = `Redeem Credits, Edit Profile, Account Settings, User Management | ${inDrawer}`
const locumPages = 'Edit Profile, Preview Profile, Account Settings'
const locumMenu = `${locumPages} | FAQ, Blog, Contact Us | Sign Out`
const locumDrawer = `${locumPages} | ${inDrawer}`

describe('a practice', () => {
  it.each([
    ['phone', { bottom: practiceTabs, drawer: `${onDashboard} | ${practiceDrawer}` }],
    ['tablet', { bar: practiceTabs, drawer: `${onDashboard} | ${practiceDrawer}` }],
    ['desktop', { bar: practiceTabs, More: `${onDashboard}, ${help}`, menu: practiceMenu }],
    ['wide', { bar: `${practiceTabs}, ${onDashboard}`, Help: help, menu: practiceMenu }],
  ] as const)('on its dashboard, %s', (size, expected) => {
    for (const path of [paths.practice.dashboard, paths.practice.offers, paths.practice.directory])
      expect(written(view('CompanyAdmin', size, path)), path).toEqual(expected)
  })

  it.each([
    ['phone', { bottom: practiceTabs, drawer: `Your locums | ${practiceDrawer}` }],
    ['tablet', { bar: practiceTabs, drawer: `Your locums | ${practiceDrawer}` }],
    ['desktop', { bar: practiceTabs, More: `Your locums, ${help}`, menu: practiceMenu }],
    ['wide', { bar: `${practiceTabs}, Your locums`, Help: help, menu: practiceMenu }],
  ] as const)('on its profile and settings, %s', (size, expected) => {
    for (const path of [paths.practice.profile, paths.practice.accountSettings, paths.userUnapproved])
      expect(written(view('CompanyAdmin', size, path)), path).toEqual(expected)
  })
})

describe('a locum', () => {
  it.each([
    ['phone', { bottom: locumTabs, drawer: locumDrawer }],
    ['tablet', { bar: locumTabs, drawer: locumDrawer }],
    ['desktop', { bar: locumTabs, Help: help, menu: locumMenu }],
    ['wide', { bar: locumTabs, Help: help, menu: locumMenu }],
  ] as const)('on every page, %s', (size, expected) => {
    for (const path of [paths.locum.dashboard, paths.locum.profile, paths.locum.accountSettings])
      expect(written(view('Locum', size, path)), path).toEqual(expected)
  })
})

it('requests that await an answer are counted beside their entry, if there are any', () => {
  const countsOf = (waiting: number) =>
    (['phone', 'desktop'] as const)
      .map((size) => menusOf(view('Locum', size, paths.locum.dashboard, { waiting })))
      .flatMap(({ bottom, bar }) => [...bottom, ...bar])
      .flatMap(({ label, count }) => (count === undefined ? [] : [`${label} ${count}`]))
  expect(countsOf(3)).toEqual(['Requests 3', 'Requests 3'])
  expect(countsOf(0)).toEqual([])
})

const adminTabs = 'Dashboard, People, Practices, Bookings, Reported messages, Settings'
const adminDrawer = `${adminTabs} | Approvals, Registrations, Redemptions, Permanent placements, Data requests, Audit | New admin dashboard | Sign Out`

describe('a super admin', () => {
  it.each([
    ['phone', { drawer: adminDrawer }],
    ['tablet', { drawer: adminDrawer }],
    ['desktop', { bar: adminTabs, drawer: adminDrawer }],
    ['wide', { bar: adminTabs, drawer: adminDrawer }],
  ] as const)('has the drawer on every page, %s', (size, expected) => {
    for (const path of [paths.admin.dashboard, paths.admin.bookings])
      expect(written(view('SuperAdmin', size, path)), path).toEqual(expected)
  })
})

it('hides what the tenant does not have or show, and shortcuts without a keyboard', () => {
  const nothing = { settings: tenant({}), hasKeyboard: false, hasLiveChat: false }
  expect(written(view('CompanyAdmin', 'desktop', paths.practice.dashboard, nothing))).toEqual({
    bar: practiceTabs,
    More: 'Locum Directory, Your locums, Permanent Placements',
    menu: 'Edit Profile, Account Settings, User Management | Sign Out',
  })
  expect(written(view('Locum', 'phone', paths.locum.dashboard, nothing))).toEqual({
    bottom: locumTabs,
    drawer: `${locumPages} | Sign Out`,
  })
})

it('opens each role’s own pages, external pages and actions', () => {
  const targets = (role: Role) =>
    Object.fromEntries(
      menusOf(view(role, 'phone', paths.practice.dashboard))
        .own.parts.flat()
        .map(({ label, target }) => [label, target]),
    )
  expect(targets('CompanyAdmin')).toMatchObject({
    'Locum Directory': { to: paths.practice.directory },
    'Edit Profile': { to: paths.practice.profile },
    'Account Settings': { to: paths.practice.accountSettings },
    'User Management': { to: paths.practice.userManagement },
    'Redeem Credits': { to: paths.practice.redeem },
    'Pricing Options': { action: 'pricing' },
    FAQ: { href: 'https://tenant.example/faq' },
    Tutorials: { href: 'https://tenant.example/tutorials' },
  })
  expect(targets('Locum')).toMatchObject({
    'Edit Profile': { to: paths.locum.profile },
    'Preview Profile': { action: 'previewProfile' },
    'Account Settings': { to: paths.locum.accountSettings },
    'Contact Us': { href: 'https://tenant.example/contact' },
    'Sign Out': { action: 'signOut' },
  })
  expect(targets('SuperAdmin')).toMatchObject({
    Dashboard: { to: paths.admin.dashboard },
    'New admin dashboard': { href: paths.admin.dashboard },
  })
})

it('has only what opens before the sign-up is complete, or says why it doesn’t', () => {
  const nextStep = 'verification-step'
  const before = (role: Role, path: string) => written(view(role, 'phone', path, { nextStep }))['drawer']
  const help = 'FAQ, Tutorials, Blog, Contact Us, Chat with us | Sign Out'
  expect(before('Locum', paths.locum.verification)).toBe(`Edit Profile, Account Settings | ${help}`)
  expect(before('CompanyAdmin', paths.practice.verification)).toBe(
    `Edit Profile, Account Settings, User Management | ${help}`,
  )
})

describe('Redeem Credits', () => {
  const redeem = (more: Partial<MenuView>) =>
    menusOf(view('CompanyAdmin', 'desktop', paths.practice.dashboard, more))
      .own.parts.flat()
      .find(({ label }) => label === 'Redeem Credits')

  it('is the first entry of an owner’s menu', () => {
    const { parts } = menusOf(view('CompanyAdmin', 'desktop', paths.practice.dashboard, { member: 'owner' })).own
    expect(parts[0]?.[0]).toEqual({ label: 'Redeem Credits', target: { to: paths.practice.redeem, exact: false } })
  })

  it('says who can do it to a manager, and is not there for a booker or without wallets', () => {
    expect(redeem({ member: 'manager' })?.disabled).toBe('Only owners of the practice can do this. Ask one of them.')
    expect(redeem({ member: 'booker' })).toBeUndefined()
    expect(redeem({ member: 'owner', settings: tenant({}) })).toBeUndefined()
  })
})

describe('Edit Profile and Account Settings', () => {
  const disabled = (nextStep: string | undefined) =>
    menusOf(view('Locum', 'desktop', paths.locum.verification, { nextStep }))
      .own.parts.flat()
      .flatMap(({ label, disabled }) => (disabled ? [`${label}: ${disabled}`] : []))

  it.each([
    ['verification-step', 'Available once you have completed the verification form.'],
    ['rates-step', 'Available once your sign-up is complete.'],
  ])('are disabled, with the reason, while %s is the next step', (nextStep, reason) =>
    expect(disabled(nextStep)).toEqual([`Edit Profile: ${reason}`, `Account Settings: ${reason}`]),
  )

  it('are enabled after the sign-up', () => expect(disabled(undefined)).toEqual([]))

  it.each(['Locum', 'CompanyAdmin'] as const)('are disabled for a super admin who views a %s, and alone', (role) => {
    const { parts } = menusOf(view(role, 'phone', '/', { locked: ONLY_VIEWED })).own
    expect(labels(parts.flat().filter(({ disabled }) => disabled === ONLY_VIEWED))).toBe(
      'Edit Profile, Account Settings',
    )
  })
})
