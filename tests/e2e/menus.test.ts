import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tenant } from '#infra/tenants/demo.ts'
import { openSharedDemo } from '#tests/support/browsing.ts'
import { goTo } from '#tests/support/go-to.ts'
import { longRounds, widths } from '#tests/support/rounds.ts'
import type { Visitor } from '#tests/support/visitor.ts'
import { adminMenuRows } from '#web/app/admin-menu-rows.ts'
import { type MenuEntry, menusOf } from '#web/app/menus-of.ts'
import { walletLabels } from '#shared/wallets/wallet-kinds.ts'
import { paths } from '#shared/kernel/paths.ts'
import { today } from '#tests/support/people.ts'

const { signInAs, signUpAs } = await openSharedDemo()

const sizes = { 390: 'phone', 768: 'tablet', 1280: 'desktop' } as const

const visitors = [
  { role: 'CompanyAdmin', email: 'practice@example.com', home: paths.practice.dashboard },
  { role: 'Locum', email: 'locum@example.com', home: paths.locum.dashboard },
  { role: 'SuperAdmin', email: 'admin@example.com', home: paths.admin.dashboard },
] as const

const cases = visitors.flatMap((visitor) =>
  ([...widths, 768] as (keyof typeof sizes)[]).map((width) => ({ ...visitor, width, size: sizes[width] })),
)

/** Of dialogs that SPEC 2.5 names otherwise than their entries. */
const dialogTitles: Record<string, string> = { 'Permanent Placements': 'Request a permanent placement' }

/** Of an entry whose page is a dialog, Back closes the topmost part. */
const closeDialogs = (page: Page) =>
  expect
    .poll(async () => {
      const open = await page.locator('dialog[open]').count()
      if (open > 0) await page.keyboard.press('Escape')
      return open
    })
    .toBe(0)

/** Opens the page, external page or dialog of an entry, and returns to where it was. */
async function follow(page: Page, home: string, { label, target }: MenuEntry, choose: () => Promise<void>) {
  if ('href' in target) {
    const opened = page.context().waitForEvent('page')
    await choose()
    const tab = await opened
    await tab.waitForURL(target.href)
    expect(await tab.evaluate(() => window.opener), label).toBeNull()
    await tab.close()
    await page.bringToFront()
  } else if ('to' in target) {
    await choose()
    await page.waitForURL(({ href, origin }) => href === origin + target.to)
    if (target.to !== home) await page.goBack()
    await closeDialogs(page)
    await page.waitForURL(({ pathname }) => pathname === home)
  } else {
    await choose()
    const dialog = page.getByRole('dialog', { name: dialogTitles[label] ?? label, exact: true })
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

/** By the arrow keys in a menu, by Tab in the drawer. */
async function chooseByKeys(page: Page, key: 'ArrowDown' | 'Tab', label: string): Promise<void> {
  for (let presses = 0; !(await focusedText(page)).startsWith(label); presses += 1) {
    expect(presses, `${label} is not reached by ${key}`).toBeLessThan(30)
    await page.keyboard.press(key)
  }
  await page.keyboard.press('Enter')
}

describe.each(cases)('the menus of a $role at $width px', ({ role, email, home, width, size }) => {
  const rows = role === 'SuperAdmin' ? adminMenuRows : undefined
  const view = { rows, role, size, settings: tenant.settings, hasKeyboard: true, hasLiveChat: false }
  const menus = menusOf({ ...view, path: home })
  const own = menus.own.parts.flat()
  /** Before the others in the drawer, with the balance. */
  const walletEntries =
    menus.own.as === 'drawer' && role !== 'SuperAdmin'
      ? [walletLabels[role === 'Locum' ? 'professional' : 'company']]
      : []
  const textsOf = (entries: readonly MenuEntry[]) =>
    [...walletEntries, ...entries.map(({ label }) => label)].map((label) => expect.stringContaining(label) as string)
  let visitor: Visitor
  let page: Page

  beforeAll(async () => {
    visitor = await signInAs(width, email)
    page = visitor.page
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page
      .context()
      .route('https://www.locumdesk.example/**', (route) => route.fulfill({ contentType: 'text/html', body: 'A page' }))
  })
  afterAll(async () => {
    await page.context().unrouteAll()
    expect(visitor.consoleErrors).toEqual([])
    await visitor.leave()
  })

  const isDrawer = menus.own.as === 'drawer'
  const ownButton = () => page.getByRole('button', { name: isDrawer ? 'Menu' : 'Account menu', exact: true })
  const ownPanel = () =>
    isDrawer ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('group', { name: 'Account' })

  /** Without the practice switcher, which opens a list of its own. */
  const shownIn = (panel: Locator) => panel.locator('a, button:not([aria-label=Close], [aria-expanded])')

  const byPointer = async ({ label }: MenuEntry, button: Locator, panel: Locator) => {
    await button.click()
    await panel.getByText(label, { exact: true }).click()
  }
  const byKeys = async ({ label }: MenuEntry, button: Locator, panel: Locator) => {
    await button.focus()
    await page.keyboard.press('Enter')
    await panel.waitFor()
    await chooseByKeys(page, isDrawer ? 'Tab' : 'ArrowDown', label)
  }
  /** Both ways with `npm run test:long`; otherwise they alternate by entry and width. */
  const waysOf = (at: number) => {
    const ways = (at + Object.keys(sizes).indexOf(String(width))) % 2 ? [byKeys, byPointer] : [byPointer, byKeys]
    return ways.slice(0, longRounds({ usual: 1, full: 2 }))
  }
  const followAll = async (entries: readonly MenuEntry[], button: Locator, panel: Locator) => {
    for (const [at, entry] of entries.entries())
      for (const choose of waysOf(at)) {
        await follow(page, home, entry, () => choose(entry, button, panel))
        if ('action' in entry.target)
          await expect.poll(() => button.evaluate((found) => found === document.activeElement)).toBe(true)
      }
  }

  it('has its tabs where the size has room for them', async () => {
    const bars = page.getByRole('navigation', { name: 'Main' })
    const tabs = [...menus.bar, ...menus.bottom]
    await expect.poll(() => bars.count()).toBe(tabs.length > 0 ? 1 : 0)
    if (tabs.length > 0) expect(await bars.locator('a').allTextContents()).toEqual(tabs.map(({ label }) => label))
    expect(await page.getByRole('button', { name: /^(More|Help)$/ }).allTextContents()).toEqual(
      menus.named.map(({ name }) => expect.stringContaining(name) as string),
    )
  })

  it.each(menus.named)('opens each entry of $name by pointer and by keyboard', async ({ name, entries }) => {
    await followAll(entries, page.getByRole('button', { name, exact: true }), page.getByRole('group', { name }))
  })

  it('opens each entry of the account menu or drawer by pointer and by keyboard', async () => {
    await ownButton().click()
    expect(await shownIn(ownPanel()).allTextContents()).toEqual(textsOf(own))
    const external = own.filter(({ target }) => 'href' in target)
    const relations = ownPanel()
      .locator('a[target=_blank]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).rel))
    expect(await relations).toEqual(external.map(() => 'noopener noreferrer'))
    if (isDrawer) {
      const { x = 0, width: breadth = 0 } = (await ownPanel().boundingBox()) ?? {}
      expect(x + breadth).toBe(width)
    }
    await visitor.expectAccessible('the open menu')
    await page.keyboard.press('Escape')
    await followAll(own.slice(0, -1), ownButton(), ownPanel())
  })

  it.runIf(role !== 'SuperAdmin')('has no more on profile and settings than belongs there', async () => {
    const { profile, accountSettings } = role === 'Locum' ? paths.locum : paths.practice
    for (const path of [profile, accountSettings]) {
      const here = menusOf({ ...view, path })
      await goTo(page, path)
      await page.waitForURL(`**${path}`)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      const bars = page.getByRole('navigation', { name: 'Main' }).locator('a')
      await expect.poll(() => bars.allTextContents()).toEqual([...here.bar, ...here.bottom].map(({ label }) => label))
      expect(await page.getByRole('button', { name: /^(More|Help)$/ }).allTextContents()).toEqual(
        here.named.map(({ name }) => expect.stringContaining(name) as string),
      )
      await ownButton().click()
      expect(await shownIn(ownPanel()).allTextContents()).toEqual(textsOf(here.own.parts.flat()))
      await page.keyboard.press('Escape')
    }
    await goTo(page, home)
  })

  it.runIf(role === 'CompanyAdmin')('has a footer with the year and the brand', async () => {
    const footer = page.getByRole('contentinfo')
    const { brandName, url } = tenant.settings
    expect(await footer.innerText()).toContain(`© ${today().slice(0, 4)} ${brandName}`)
    const brand = footer.getByRole('link', { name: brandName })
    const attributes = ['href', 'target', 'rel'].map((name) => brand.getAttribute(name))
    expect(await Promise.all(attributes)).toEqual([url, '_blank', 'noopener noreferrer'])
  })

  it('signs out', async () => {
    await ownButton().click()
    await ownPanel().getByRole('button', { name: 'Sign Out' }).click()
    await page.waitForURL('**/sign-in*')
  })
})

describe.each([
  { who: 'a locum', role: 'Locum', width: 390 },
  { who: 'a practice', role: 'CompanyAdmin', width: 1280 },
] as const)('the menu of $who before the verification', ({ role, width }) => {
  it('says why entries are disabled, has help, and signs out', async () => {
    const visitor = await signUpAs(width, `menus-${role.toLowerCase()}@example.com`, role)
    const { page } = visitor
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    const address = page.url()
    for (const label of ['Edit Profile', 'Account Settings']) {
      await chooseByKeys(page, 'Tab', label)
      const entry = drawer.getByRole('button', {
        name: `${label} Available once you have completed the verification form.`,
      })
      expect(await entry.getAttribute('aria-disabled')).toBe('true')
      await entry.click({ force: true })
    }
    expect([page.url(), await drawer.isVisible()]).toEqual([address, true])
    expect(await drawer.getByRole('link', { name: 'FAQ' }).getAttribute('href')).toBe(tenant.settings.links.faq)
    await visitor.expectAccessible('the menu before the verification')
    await drawer.getByRole('button', { name: 'Sign Out' }).click()
    await page.waitForURL('**/sign-in*')
    expect(visitor.consoleErrors).toEqual([])
    await visitor.leave()
  })
})

it('a session that can’t be ended at the server ends in this browser, with an alert', async () => {
  const visitor = await signInAs(390, 'locum@example.com')
  const { page } = visitor
  await page.route('**/cognito**', (route) => route.abort())
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('**/sign-in*')
  await page.getByRole('alert').getByText('Error signing out').waitFor()
  expect(visitor.consoleErrors.join()).toContain('Error signing out')
  await page.unroute('**/cognito**')
  await page.goto(paths.locum.offers)
  await page.waitForURL('**/sign-in*')
  await visitor.leave()
})
