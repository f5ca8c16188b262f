import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Page } from 'playwright-core'
import { tenantTokens } from '#shared/tenants/colours/tenant-colours.ts'
import type { BrandImage, BrandImageKind } from '#shared/documents/brand-images.schema.ts'
import { documentsContract } from '#shared/documents/documents.contract.ts'
import type { UploadForm } from '#shared/documents/documents.schema.ts'
import { failureTitles } from '#shared/kernel/failure-titles.ts'
import { paths } from '#shared/kernel/paths.ts'
import type { EditedTenant } from '#shared/tenants/tenant-versions.schema.ts'
import { tenantsContract } from '#shared/tenants/tenants.contract.ts'
import { openOwnStack } from '#tests/support/browsing.ts'
import { pngOf, sendForm } from '#tests/support/documents.ts'
import { layoutShift } from '#tests/support/layout-shift.ts'
import { openOwnMenu } from '#tests/support/own-menu.ts'

const { stack, signInTo, signInWithoutScreens } = await openOwnStack('demo world', {
  vendor: 'Vendor',
  script: 'https://chat.example/chat.js',
  sources: ['https://chat.example'],
})
const admin = 'admin@example.com'
const wide = 1280
const chosen = { brandName: 'Cape Cover', theme: { primary: '#004B8D', secondary: '#7A1F5C' } }

/** Of a token, as the page has it. */
const colourOn = (page: Page, token: string): Promise<string> =>
  page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), `--ld-colors-${token}`)
const solid = (primary?: string) => tenantTokens({ ...(primary && { primary }) })['primary.solid']?.[0]

type Settings = EditedTenant['settings']
type Rebranding = Partial<Omit<Settings, 'theme'>> & { brandName: string; theme?: Partial<Settings['theme']> }

/** Until what was saved is what the site sends. */
const rebrand = async (changed: Rebranding): Promise<void> => {
  const { tenantId, version, settings, name, shortCode } = await stack.get<EditedTenant>(
    admin,
    tenantsContract.getEditedTenant.path,
  )
  const { texts: _, ...edited } = settings
  await stack.send(
    admin,
    { method: 'PUT', path: `/tenant/${tenantId}` },
    { name, shortCode, version, settings: { ...edited, ...changed, theme: { ...settings.theme, ...changed.theme } } },
  )
  for (const path of ['/', paths.practice.dashboard])
    await vi.waitFor(async () =>
      expect(await (await fetch(stack.url + path)).text()).toContain(`<title>${changed.brandName}</title>`),
    )
}

/** Sent and checked as the editor does it. */
const upload = async (kind: BrandImageKind, bytes: Buffer): Promise<string> => {
  const asked = { kind, type: 'image/png', size: bytes.length }
  const { uploadId, ...form } = await stack.send<UploadForm>(admin, documentsContract.openBrandUpload, asked)
  await sendForm(form, bytes)
  return (await stack.send<BrandImage>(admin, documentsContract.checkBrandImage, { kind, uploadId })).path
}

it('shows a saved brand with the next page, before any script of the site has run, and in both dashboards', async () => {
  const visitors = await Promise.all([
    signInTo(wide, 'practice@example.com', paths.practice.dashboard),
    signInTo(390, 'locum@example.com', paths.locum.dashboard),
  ])
  for (const { page } of visitors) {
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect([await page.title(), await colourOn(page, 'primary-solid')]).toEqual([
      expect.stringMatching(/ · Locum Desk$/),
      solid(),
    ])
  }
  await rebrand(chosen)
  for (const { page } of visitors) {
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.title()).toMatch(/ · Cape Cover$/)
    expect(await colourOn(page, 'primary-solid')).toBe(solid(chosen.theme.primary))
  }
  const [{ page }] = visitors
  await page.evaluate(() => localStorage.clear())
  // The scripts never arrive.
  await page.route('**/assets/*.js', () => new Promise(() => {}))
  await page.goto(paths.signIn, { waitUntil: 'commit' })
  const signIn = page.locator('#prerendered')
  await signIn.getByText(chosen.brandName).first().waitFor()
  const button = signIn.getByRole('button', { name: 'Sign in' })
  expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(0, 75, 141)')
  for (const { consoleErrors } of visitors)
    expect(consoleErrors.filter((error) => /Content Security Policy/i.test(error))).toEqual([])
  for (const { leave } of visitors) await leave()
})

it('says that the tenant could not be loaded, in the last known brand, and tries again', async () => {
  const { page, leave } = await signInTo(wide, 'practice@example.com', paths.practice.dashboard)
  const brand = await page.title()
  await page.route(`**${paths.practice.dashboard}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/<script type="application\/json".*?<\/script>/s, '')
    await route.fulfill({ response, body })
  })
  await page.route('**/tenant.json', (route) => route.abort())
  await page.reload()
  await page.getByRole('heading', { name: failureTitles.loadTenant }).waitFor()
  await page.getByText(chosen.brandName, { exact: true }).waitFor()
  expect(await page.title()).toBe(`${failureTitles.loadTenant} · ${chosen.brandName}`)
  expect(await colourOn(page, 'primary-solid')).toBe(solid(chosen.theme.primary))
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: failureTitles.loadTenant }).waitFor()
  await page.unroute('**/tenant.json')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => page.title()).toBe(brand)
  await leave()
})

describe('pictures and switches that were saved', () => {
  const name = 'Karoo Cover'
  const videoUrl = 'https://www.karoocover.example/tour'
  const switched = ['Redeem Credits', 'Pricing Options', 'Chat with us']
  let logo: string
  let images: string[]
  beforeAll(async () => {
    logo = await upload('brandLogo', pngOf(320, 64))
    const shades = [20, 60, 100, 140, 180, 220]
    images = await Promise.all(
      shades.map((shade) => upload('dashboardImage', pngOf(640, 360, { colour: [shade, 90, 90] }))),
    )
    const hidden = { wallet: { show: false, answerDays: 5 }, pricing: { show: false }, liveChat: { show: false } }
    await rebrand({ brandName: name, logos: { light: logo }, dashboardImages: images, videoUrl, ...hidden })
  })

  it('are files of the site, of their own type, which browsers keep', async () => {
    for (const [path, type] of [[logo, 'image/png'], ...images.map((image) => [image, 'image/jpeg'])] as const) {
      const { status, headers } = await fetch(stack.url + path)
      expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
        200,
        type,
        'public, max-age=31536000, immutable',
      ])
    }
    expect((await fetch(stack.url)).headers.get('cache-control')).toBe('no-cache')
  })

  it.each([
    ['practice@example.com', 390, paths.practice.dashboard],
    ['locum@example.com', 1280, paths.locum.dashboard],
  ])('are what %s sees at %d px, and six images hardly move what is there', async (email, width, dashboard) => {
    const visitor = await signInWithoutScreens(width, email)
    const { page, sum, moved } = await layoutShift(visitor.page, dashboard)
    expect(sum, moved.join('\n')).toBeLessThanOrEqual(0.02)
    const shown = page.locator('main img[src^="/brand/"]')
    expect(await shown.evaluateAll((found) => found.map((image) => image.getAttribute('src')))).toEqual(images)
    await shown.last().scrollIntoViewIfNeeded()
    for (const picture of [page.getByRole('banner').getByAltText(name).first(), shown.last()])
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page.close()
    expect(visitor.consoleErrors).toEqual([])
    await visitor.leave()
  })

  it('decide what is in the menus of the next page', async () => {
    const visitor = await signInWithoutScreens(390, 'practice@example.com')
    const { page } = visitor
    const entries = async (): Promise<unknown> => {
      await page.goto(paths.practice.dashboard)
      await openOwnMenu(page)
      await page.getByText('Sign Out', { exact: true }).waitFor()
      const count = (label: string) => page.getByText(label, { exact: true }).count()
      const tutorials = page.getByRole('link', { name: /^Tutorials/ })
      return [await Promise.all(switched.map(count)), await tutorials.getAttribute('href')]
    }
    expect(await entries()).toEqual([[0, 0, 0], videoUrl])
    const shown = { wallet: { show: true, answerDays: 5 }, pricing: { show: true }, liveChat: { show: true } }
    await rebrand({ brandName: 'Shown again', videoUrl: `${videoUrl}/2`, ...shown })
    expect(await entries()).toEqual([[1, 1, 1], `${videoUrl}/2`])
    await visitor.leave()
  })
})
