import { afterEach, describe, expect, it } from 'vitest'
import { colleagues, locums, practices } from '#bin/seed/world/people.ts'
import { paths } from '#shared/kernel/paths.ts'
import type { EditedTenant } from '#shared/tenants/tenant-versions.schema.ts'
import { tenantsContract } from '#shared/tenants/tenants.contract.ts'
import { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { openOwnStack } from '#tests/support/browsing.ts'
import { drawPortrait, fileOf } from '#tests/support/pictures.ts'
import type { Visitor } from '#tests/support/visitor.ts'

// It changes the brand of the whole site.
const { stack, signInTo } = await openOwnStack('demo world')
const admin = 'admin@example.com'
const at = paths.admin.settingsPart

const saved = () => stack.get<EditedTenant>(admin, tenantsContract.getEditedTenant.path)

/** As another super admin saves it. */
const saveElsewhere = async (change: Partial<EditedTenant['settings']>) => {
  const { name, shortCode, settings, tenantId: id, version } = await saved()
  const { texts: _, ...edited } = { ...settings, ...change }
  const { method, path } = tenantsContract.updateTenant
  await stack.send(admin, { method, path: path.replace('{id}', id) }, { name, shortCode, settings: edited, version })
}

let visitor: Visitor
afterEach(async () => {
  // Of the save that another one came before.
  expect(visitor.consoleErrors.filter((error) => !error.includes('409 (Conflict)'))).toEqual([])
  await visitor.leave()
})

describe('the brand', () => {
  it('is edited, previewed, saved and restored', async () => {
    visitor = await signInTo(1280, admin, at('brand'))
    const { page } = visitor
    const field = (name: string) => page.getByLabel(name, { exact: true })
    await field('Brand name').fill('Cape Cover')
    await field('Primary').fill('#FFD000')
    await page.getByText('2 changes not saved').waitFor()
    await page.getByText('Brand name and primary. Everyone sees them').waitFor()
    const preview = page.frameLocator('iframe[title="A practice’s dashboard"]')
    await preview.getByText('Cape Cover').waitFor()
    const colourOf = (name: string) =>
      preview.locator('html').evaluate((html, token) => getComputedStyle(html).getPropertyValue(token), name)
    expect(await colourOf('--ld-colors-primary-solid')).not.toBe('#C74600')
    expect(await page.getByRole('row', { name: /Button text \d/ }).textContent()).toMatch(/Darkened to #/)
    await visitor.expectAccessible('the editor with changes')
    await page.setViewportSize({ width: 390, height: 844 })
    await visitor.expectAccessible('the editor with changes, on a phone')
    await page.setViewportSize({ width: 1280, height: 900 })
    await field('Primary').fill('#FFD0')
    await page.getByRole('button', { name: 'Save 2 changes' }).click()
    await page.getByText('Use a colour such as #FF5F05').waitFor()
    await field('Primary').fill('#FFD000')
    await page.getByRole('button', { name: 'Save 2 changes' }).click()
    await page.getByText('Saved. Everyone sees it on the next page they open.').waitFor()
    expect((await saved()).settings).toMatchObject({ brandName: 'Cape Cover', theme: { primary: '#FFD000' } })
    await page.getByText('Brand name Locum Desk became Cape Cover, Primary #FF5F05 became #FFD000').waitFor()
    await page
      .getByRole('button', { name: /^Restore the version of/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Restore this version' }).click()
    await page.getByText(/Version 1 restored/).waitFor()
    expect(await field('Brand name').inputValue()).toBe('Locum Desk')
    expect((await saved()).settings.theme.primary).toBe('#FF5F05')
    await field('Brand name').fill('Cape Cover again')
    await page.getByRole('button', { name: 'Save 1 change' }).click()
    await expect.poll(async () => (await saved()).settings.brandName).toBe('Cape Cover again')
  })

  it('keeps what was typed when another super admin has saved the same field, and shows what is there now', async () => {
    visitor = await signInTo(1280, admin, at('brand'))
    const { page } = visitor
    await page.getByLabel('Brand name', { exact: true }).fill('Mine')
    await saveElsewhere({ brandName: 'Theirs' })
    await page.getByRole('button', { name: 'Save 1 change' }).click()
    await page.getByText('Brand name: Theirs').waitFor()
    expect(await page.getByLabel('Brand name', { exact: true }).inputValue()).toBe('Mine')
    await page.getByRole('button', { name: 'Use what is there now' }).click()
    expect(await page.getByLabel('Brand name', { exact: true }).inputValue()).toBe('Theirs')
  })

  it('keeps what another super admin has saved in other fields meanwhile', async () => {
    visitor = await signInTo(1280, admin, at('brand'))
    const { page } = visitor
    await page.getByLabel('Short code', { exact: true }).fill('MINE')
    await saveElsewhere({ brandName: 'Theirs again' })
    await page.getByRole('button', { name: 'Save 1 change' }).click()
    await expect.poll(async () => (await saved()).shortCode).toBe('MINE')
    expect((await saved()).settings.brandName).toBe('Theirs again')
    await expect.poll(() => page.getByLabel('Brand name', { exact: true }).inputValue()).toBe('Theirs again')
    expect(await page.getByText('not saved').count()).toBe(0)
  })

  it('has a logo and a dashboard image, which are previewed before they are saved; an SVG is refused', async () => {
    visitor = await signInTo(390, admin, at('brand'))
    const { page } = visitor
    const choose = (name: string, file: string, content: Buffer) =>
      page.getByLabel(name).setInputFiles(fileOf(file, content))
    await choose('Upload: Logo on light', 'logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    await page.getByText('SVG').waitFor()
    const picture = await drawPortrait(page, 480, 270)
    await choose('Upload: Logo on light', 'logo.jpg', picture)
    await page.getByLabel('Replace: Logo on light').waitFor()
    await choose('Upload: Image 1', 'front.jpg', picture)
    await page.getByLabel('Replace: Image 1').waitFor()
    await visitor.expectAccessible('the editor with images')
    await page.getByRole('button', { name: 'Save 2 changes' }).click()
    await page.getByText('Saved. Everyone sees it on the next page they open.').waitFor()
    const { logos, dashboardImages } = (await saved()).settings
    expect([logos.light, ...dashboardImages].map((path) => /^\/brand\/[0-9a-f]{32}\.jpg$/.test(path ?? ''))).toEqual([
      true,
      true,
    ])
  })
})

it('links and rules are saved from a page of their own, and a refused address is named at its field', async () => {
  visitor = await signInTo(390, admin, paths.admin.settings)
  const { page } = visitor
  await page.getByRole('link', { name: /Links and mails/ }).click()
  await page.getByLabel('FAQ').fill('http://www.example.com/faq')
  await page.getByLabel('Name', { exact: false }).first().fill('Nomsa Dube')
  await page.getByLabel('E-mail').fill('privacy@example.com')
  await page.getByRole('button', { name: 'Save 3 changes' }).click()
  await page.getByText('Use an address that begins with https://').waitFor()
  await page.getByLabel('FAQ').fill('https://www.example.com/faq')
  await visitor.expectAccessible('links and mails, on a phone')
  await page.getByRole('button', { name: 'Save 3 changes' }).click()
  await expect.poll(async () => (await saved()).settings.informationOfficer?.name).toBe('Nomsa Dube')
})

describe('demo mode', () => {
  const view = async (path: string) => {
    visitor = await signInTo(1280, admin, path)
    await visitor.page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        const runtime = document.getElementById('runtime')
        if (runtime) runtime.textContent = runtime.textContent.replace('"demoMode":false', '"demoMode":true')
      })
    })
    await visitor.page.getByRole('button', { name: 'View as' }).click()
    await visitor.page.getByRole('button', { name: /^View as .+ for 15 minutes$/ }).click()
    return { page: visitor.page, demo: visitor.page.getByRole('region', { name: 'Demo mode' }) }
  }

  it('shows a locum in another industry and profession, stores nothing of it, and can be reset', async () => {
    const { id } = await stack.send<Professional>(locums.thandi.email, professionalsContract.getOwnProfessional)
    const { page, demo } = await view(paths.admin.person(id))
    await demo.getByText('Changes what you see here, not Thandi’s profile.').waitFor()
    const offers = page.getByRole('region', { name: 'Offers near you' })
    await offers
      .getByText(/^Pharmacist/)
      .first()
      .waitFor()
    await visitor.expectAccessible('the dashboard in demo mode')
    await demo.getByLabel('Industry').selectOption('Nursing')
    await offers.getByText(/^Pharmacist/).waitFor({ state: 'detached' })
    await demo.getByLabel('Profession').selectOption('Registered Nurse')
    await offers
      .getByText(/^Registered Nurse/)
      .first()
      .waitFor()
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(kept).not.toContain('Nurs')
    await page.setViewportSize({ width: 390, height: 844 })
    await visitor.expectAccessible('the dashboard in demo mode, on a phone')
    await demo.getByRole('button', { name: 'Reset' }).click()
    await offers
      .getByText(/^Pharmacist/)
      .first()
      .waitFor()
    expect(await demo.getByLabel('Profession').inputValue()).toBe('Pharmacist')
  })

  it('shows a practice what another industry would post', async () => {
    const { Items } = await stack.get<{ Items: { id: string }[] }>(practices.gardens.email, '/companies/mypractices')
    const { page, demo } = await view(paths.admin.practice(Items[0]?.id ?? ''))
    await demo.getByLabel('Industry').selectOption('Veterinary')
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    await expect.poll(() => page.getByLabel('Profession', { exact: true }).last().inputValue()).toMatch(/^Vet/)
  })
})

it('a text that is changed is a new version, and the one before stays', async () => {
  visitor = await signInTo(1280, admin, `${at('texts')}?show=privacy`)
  const { page } = visitor
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.fill(`${await text.inputValue()}\n\n# What is new\n\nWe keep less.`)
  await page.getByRole('heading', { name: 'What is new' }).waitFor()
  await visitor.expectAccessible('a text being edited')
  await page.getByRole('button', { name: 'Save as version 2' }).click()
  await page.getByRole('button', { name: 'Save version 2' }).click()
  await page.getByText('Version 2 is in use.').waitFor()
  await page.getByRole('button', { name: 'Version 1' }).click()
  await page.getByText(/^Saved on /).waitFor()
  expect((await saved()).settings.texts).toEqual({ terms: 1, privacy: 2 })
})

describe.each([
  { who: 'a locum', email: locums.thandi.email, width: 390, home: paths.locum.dashboard, way: 'Delete my account' },
  {
    who: 'a member of a practice',
    email: colleagues.nadia.email,
    width: 1280,
    home: paths.practice.dashboard,
    way: 'Leave Harbour Road Pharmacy',
  },
])('$who, at the next visit', ({ email, width, home, way }) => {
  it('is asked to agree to the changed text, can decline and still copy, ask and leave, and agrees once', async () => {
    await expect.poll(async () => (await fetch(stack.url)).text()).toContain('"privacy":2')
    visitor = await signInTo(width, email)
    const { page } = visitor
    const asked = page.getByRole('heading', { name: 'Our terms have changed' })
    await asked.waitFor()
    await page.getByText('Privacy notice, version 2 (new)').waitFor()
    await visitor.expectAccessible('the page that asks anew')
    await page.getByRole('link', { name: 'I don’t agree: copy or delete my data' }).click()
    await page.getByRole('button', { name: 'Prepare a copy' }).first().waitFor()
    await page.getByRole('heading', { name: way }).waitFor()
    await page.getByRole('button', { name: 'Requests' }).click()
    await page.getByLabel('What we should know').waitFor()
    await visitor.expectAccessible('my data, for who declines')
    await page.getByRole('link', { name: 'Back to the site' }).click()
    await asked.waitFor()
    await page.getByRole('button', { name: 'I agree to both' }).click()
    await asked.waitFor({ state: 'detached' })
    await page.goto(home)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect([new URL(page.url()).pathname, await asked.count()]).toEqual([home, 0])
  })
})
