import { readdirSync, readFileSync } from 'node:fs'
import type { Page, Request, Route } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import type { Attention } from '#shared/admin/attention.contract.ts'
import { companiesContract } from '#shared/companies/companies.contract.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { openSharedDemo } from '#tests/support/browsing.ts'
import { practiceNamed, verification } from '#tests/support/people.ts'
import { sizeOf, openBrowserPage, type Visitor } from '#tests/support/visitor.ts'
import { paths } from '#shared/kernel/paths.ts'
import { kinds } from '#web/components/review/attention.ts'

const { stack, browser, signInWithoutScreens, signUpAs } = await openSharedDemo()

const { locum, practice } = paths
const shows = (path: string, view: string) => `${path}?show=${view}`
const publicScreens = [paths.signIn, paths.signUp, paths.forgotPassword, paths.terms, paths.privacy, '/nowhere']
const screens = {
  'locum@example.com': [
    locum.dashboard,
    locum.calendar,
    locum.offers,
    shows(locum.offers, 'applied'),
    locum.requests,
    shows(locum.requests, 'answered'),
    locum.bookings,
    shows(locum.bookings, 'history'),
    locum.messages,
    locum.wallet,
    locum.profile,
    locum.accountSettings,
  ],
  'practice@example.com': [
    practice.dashboard,
    practice.calendar,
    practice.directory,
    practice.offers,
    practice.newOffer,
    practice.requests,
    practice.bookings,
    shows(practice.bookings, 'history'),
    practice.messages,
    practice.wallet,
    practice.locums,
    practice.another,
    practice.profile,
    practice.accountSettings,
    practice.placements,
    practice.userManagement,
  ],
  'admin@example.com': [
    paths.admin.dashboard,
    paths.admin.approvals,
    paths.admin.registrations,
    paths.admin.people,
    `${paths.admin.people}?show=name`,
    `${paths.admin.people}?q=nkosi`,
    paths.admin.practices,
    paths.admin.bookings,
    paths.admin.redemptions,
    paths.admin.reports,
    paths.admin.placements,
    paths.admin.audit,
    paths.admin.privacyRequests,
    paths.admin.settings,
    ...['brand', 'options', 'links', 'texts', 'sign-in'].map(paths.admin.settingsPart),
  ],
}
/** Lists whose items open a details screen. */
const details = {
  'locum@example.com': [locum.offers, locum.bookings, locum.messages],
  'practice@example.com': [practice.offers, practice.bookings, practice.messages],
  'admin@example.com': [paths.admin.bookings],
}

const inSection = (path: string, sections: readonly string[]) => sections.map((section) => `${path}?section=${section}`)
/** Sections of a screen that load more data. */
const sections: Partial<Record<keyof typeof screens, string[]>> = {
  'locum@example.com': [
    ...inSection(locum.profile, ['verification', 'banking']),
    ...inSection(locum.accountSettings, ['data', 'calendar', 'instant']),
  ],
  'practice@example.com': [
    practice.search,
    ...inSection(practice.profile, ['address', 'operations']),
    ...inSection(practice.accountSettings, ['data', 'calendar']),
  ],
}
/** Screens of an account before its first dashboard. */
const early = {
  Locum: {
    'just signed up': [locum.verification, locum.data],
    verified: [locum.completeSignup, `${locum.completeSignup}?step=experience-step`],
  },
  CompanyAdmin: {
    'just signed up': [practice.verification, practice.data],
    verified: [practice.completeSignup, `${practice.completeSignup}?step=operations-step`],
  },
}
/** Requests that depend on loaded data, so no route can prefetch them: pictures, search results, stars, later pages. */
const FOLLOWS =
  /\/images\/|\/favourites\?|\/instant-booking\/usr_|\/pools\/pol_|\/professionals\/(search\/|usr_)|\/search-v2\/|\/calendar\/professional\/usr_|[?&]NextToken=/
/** A desktop shows the first item of these beside them, once they are loaded. */
const LISTS = /\/(offers|requests|bookings)(\?|$)/
const FIRST_ITEM =
  /\/(offers\/company\/off_|bookings\/|companies\/cmp_)[^/]+$|\/profile\/instant-booking$|\/calendar\/professional\/availability\/[\d-]+\/[\d-]+$/
/** A locum who is shown may have booked days, which this practice's own offers explain. */
const SEARCHES = /\/(search|directory)(\?|$)/
const OWN_OFFERS = /\/offers\/company\/cmp_[^/]+\/[\d-]+\/[\d-]+\?/

/** The files that contain a page, by the sources in their source maps. */
function filesOfPages(): string[] {
  const assets = new URL('../../dist/web/assets/', import.meta.url)
  return readdirSync(assets)
    .filter((name) => name.endsWith('.js.map'))
    .filter((name) => /\/features\/[^"]+-page\.tsx"/.test(readFileSync(new URL(name, assets), 'utf8')))
    .map((name) => name.replace(/\.map$/, ''))
}

const isShown = (page: Page) => page.getByRole('heading', { level: 1 }).first().waitFor()

/** Until the page has handled what it has received, and with it sent what follows; without frames it is never idle. */
const isIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => setTimeout(resolve), { timeout: 250 })))

/** Acts, then waits until nothing is requested and the page is idle; held requests don’t count. */
const untilQuiet = async (page: Page, act: () => Promise<unknown>, isHeld = (_: Request) => false): Promise<void> => {
  const running = new Set<Request>()
  let last = Date.now()
  const note = (act: (request: Request) => unknown) => (request: Request) => {
    act(request)
    last = Date.now()
  }
  const begin = note((request) => isHeld(request) || running.add(request))
  const end = note((request) => running.delete(request))
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  await act()
  const isQuiet = () => running.size === 0 && Date.now() - last >= 150
  await expect
    .poll(async () => isQuiet() && (await isIdle(page).then(isQuiet)), { timeout: 15_000, interval: 20 })
    .toBe(true)
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
}

/** Holds back the files of pages until they are released. */
async function holdPages(page: Page) {
  const files = new Set(filesOfPages().map((file) => `/assets/${file}`))
  const isHeld = (address: string) => files.has(new URL(address).pathname)
  let held: Route[] = []
  let isHolding = false
  await page.route(
    ({ href }) => isHeld(href),
    (route) => (isHolding ? void held.push(route) : route.continue()),
  )
  return {
    hold: () => void (isHolding = true),
    isHeld: (request: Request) => isHeld(request.url()),
    /** The number of files held back. */
    letThrough: async (): Promise<number> => {
      const waiting = held
      held = []
      isHolding = false
      await Promise.all(waiting.map((route) => route.continue()))
      return waiting.length
    },
  }
}

/** Opens addresses and expects that the pages request nothing that their routes didn’t prefetch. */
async function asksByRoute(page: Page, addresses: readonly string[], look: (path: string) => Promise<void>) {
  // Otherwise routes prefetch only what the last visit did not leave.
  await page.addInitScript(() => localStorage.removeItem('demo.lastVisit'))
  const { hold, isHeld, letThrough } = await holdPages(page)
  const read = readings(page)
  for (const path of addresses) {
    // While the page’s file is held back, only the route and the layout send requests.
    hold()
    read()
    await untilQuiet(page, () => page.goto(path), isHeld)
    const byRoute = read()
    await untilQuiet(page, async () => {
      expect(await letThrough(), path).toBeGreaterThan(0)
      await isShown(page)
    })
    const isExpected = (address: string) =>
      byRoute.has(address) ||
      FOLLOWS.test(address) ||
      (LISTS.test(path) && FIRST_ITEM.test(address)) ||
      (SEARCHES.test(path) && OWN_OFFERS.test(address))
    expect(
      [...read()].filter((address) => !isExpected(address)),
      path,
    ).toEqual([])
    await look(path)
  }
}

/** The API requests of the page; reading them resets the list. */
function readings(page: Page): () => Set<string> {
  let read = new Set<string>()
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.method() === 'GET' && pathname.startsWith('/api/')) read.add(pathname + search)
  })
  return () => {
    const before = read
    read = new Set()
    return before
  }
}

const [phone, desk] = [390, 1280]

describe('every screen by its address, on a desktop and then on a phone', () => {
  let visitor: Visitor | undefined
  afterEach(async () => {
    expect(visitor?.consoleErrors).toEqual([])
    await visitor?.leave()
  })
  const expectAccessibleAtBoth = async (shown: Visitor, screen: string) => {
    const { page } = shown
    await untilQuiet(page, () => isShown(page))
    await shown.expectAccessible(screen)
    // Another width may show other content and request it.
    await untilQuiet(page, () => page.setViewportSize(sizeOf(phone)))
    await shown.expectAccessible(screen)
    await page.setViewportSize(sizeOf(desk))
  }

  it('signed out', async () => {
    visitor = await openBrowserPage(browser, stack.url, desk)
    for (const path of publicScreens) {
      await visitor.page.goto(path)
      await expectAccessibleAtBoth(visitor, path)
    }
  })

  it.each(Object.keys(screens) as (keyof typeof screens)[])(
    'as %s; it requests nothing that its route did not prefetch',
    async (email) => {
      visitor = await signInWithoutScreens(desk, email)
      const shown = visitor
      await asksByRoute(shown.page, [...screens[email], ...(sections[email] ?? [])], (path) =>
        expectAccessibleAtBoth(shown, path),
      )
    },
    180_000,
  )

  it('as a super admin, what waits, and each tab of a person and a practice', async () => {
    const admin = 'admin@example.com'
    const { items } = await stack.get<Attention>(admin, '/admin/attention')
    const { id: person } = await stack.get<Professional>(
      'locum@example.com',
      professionalsContract.getOwnProfessional.path,
    )
    const { Items } = await stack.get<{ Items: Company[] }>(
      'practice@example.com',
      companiesContract.listMyPractices.path,
    )
    const personTabs = ['approval', 'calendar', 'applications', 'bookings', 'wallet', 'conversations', 'notifications']
    const practiceTabs = ['approval', 'members', 'offers', 'bookings', 'wallet', 'plan', 'placements', 'conversations']
    const company = Items[0]?.id ?? ''
    visitor = await signInWithoutScreens(desk, admin)
    const shown = visitor
    const addresses = [
      // One of each kind.
      ...new Map(items.map(({ kind, id }) => [kind, kinds[kind].to(id)])).values(),
      paths.admin.person(person),
      ...[...personTabs, 'history'].map((part) => paths.admin.personPart(person, part)),
      paths.admin.practice(company),
      ...[...practiceTabs, 'history'].map((part) => paths.admin.practicePart(company, part)),
    ]
    await asksByRoute(shown.page, addresses, (path) => expectAccessibleAtBoth(shown, path))
  }, 300_000)

  it.each(Object.keys(early) as (keyof typeof early)[])(
    'as a %s who has just signed up; it requests nothing that its route did not prefetch',
    async (role) => {
      const email = `early-${role}@people.example`
      visitor = await signUpAs(desk, email, role)
      const { page } = visitor
      await asksByRoute(page, early[role]['just signed up'], (path) => expect.poll(() => page.url()).toContain(path))
      if (role === 'Locum') await stack.send(email, professionalsContract.saveVerification, verification())
      else await stack.send(email, companiesContract.createCompany, practiceNamed('Early Pharmacy'))
      await asksByRoute(page, early[role].verified, (path) => expect.poll(() => page.url()).toContain(path))
    },
  )

  it.each(Object.keys(details) as (keyof typeof details)[])('the first item of each list, as %s', async (email) => {
    visitor = await signInWithoutScreens(desk, email)
    for (const list of details[email]) {
      await visitor.page.goto(list)
      await visitor.page.locator('main article a, main a[data-conversation]').last().click()
      await visitor.page.waitForURL(`**${list}/*`)
      await expectAccessibleAtBoth(visitor, `one of ${list}`)
    }
  })

  it.each([phone, desk])('the kit and its overlays, at %i px', async (width) => {
    visitor = await openBrowserPage(browser, stack.url, width)
    const { page } = visitor
    await page.goto('/ui')
    await untilQuiet(page, () => isShown(page))
    await visitor.expectAccessible('/ui')
    for (const kind of [
      'Dialog',
      'Failed dialog',
      'Confirmation',
      'Failed confirmation',
      'Optional reason',
      'Drawer',
    ]) {
      await page.getByRole('button', { name: kind, exact: true }).click()
      await page.getByRole('dialog').waitFor()
      await visitor.expectAccessible(kind)
      await page.keyboard.press('Escape')
    }
  })
})
