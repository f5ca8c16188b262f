import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '#shared/kernel/paths.ts'
import { optionKey } from '#shared/options/list-places.rules.ts'
import type { OptionLists, OptionRow } from '#shared/options/option-lists.schema.ts'
import { optionsContract } from '#shared/options/options.contract.ts'
import { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { openSharedDemo } from '#tests/support/browsing.ts'
import { storeOptionCounts } from '#tests/support/option-counts.ts'
import { verification } from '#tests/support/people.ts'
import { widths } from '#tests/support/rounds.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const { stack, signInTo, signInWithoutScreens } = await openSharedDemo()
const adminEmail = 'admin@example.com'
const options = paths.admin.settingsPart('options')

const stored = () => stack.get<OptionLists>(adminEmail, optionsContract.getOptionLists.path)
const rowsIn = async (name: string): Promise<OptionRow[]> =>
  (await stored()).lists.find(({ list }) => list === name)?.rows ?? []
const languages = () => rowsIn('languages')
/** Another super admin adds languages, at the end. */
const addLanguages = async (...names: string[]): Promise<void> => {
  const rows = [...(await languages()), ...names.map((name) => ({ code: name, name }))]
  await stack.send(adminEmail, optionsContract.saveOptions, { lists: [{ list: 'languages', rows }] }, '*')
}
const left = async () => (await languages()).filter(({ isdeleted }) => !isdeleted).map(({ name }) => name)

describe.each(widths)('the editor of the options, %i px wide', (width) => {
  // The name of a language has no digits.
  const letters = [...String(width)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
  const named = (word: string) => `${word} ${letters}`
  const [inUse, moved, added, theirs] = [named('In use'), named('Moved'), named('Added'), named('Theirs')]
  const locum = `options-${width}@people.example`
  let admin: Visitor
  let locumId = ''
  beforeAll(async () => {
    await addLanguages(inUse, moved)
    await stack.register(locum, 'Locum')
    await stack.send(locum, professionalsContract.createProfessional, {})
    await stack.send(locum, professionalsContract.saveVerification, verification())
    const { id } = await stack.send<Professional>(locum, professionalsContract.saveAboutMe, { languages: [inUse] })
    locumId = id
    admin = await signInTo(width, adminEmail, options)
  })
  afterAll(async () => {
    // The browser reports the save before the changes were merged, and the one that was refused.
    const refusals = ['409 (Conflict)', '400 (Bad Request)']
    expect(admin?.consoleErrors).toEqual(refusals.map((refusal) => expect.stringContaining(refusal)))
    await admin?.leave()
  })

  it('collects changes until they are saved, together with what others have saved meanwhile', async () => {
    const { page } = admin
    await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: /^Languages/ })
      .click()
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name', { exact: true }).fill('<b>')
    await dialog.getByRole('button', { name: 'Add language' }).click()
    await dialog.getByText('Leave out commas and the signs').waitFor()
    await dialog.getByLabel('Name', { exact: true }).fill(moved.toUpperCase())
    await dialog.getByRole('button', { name: 'Add language' }).click()
    await dialog.getByText(`“${moved}” is there already`).waitFor()
    await dialog.getByLabel('Name', { exact: true }).fill(added)
    await dialog.getByRole('button', { name: 'Add language' }).click()
    const position = (await left()).indexOf(moved) + 1
    await page.getByRole('button', { name: `Move ${moved}`, exact: true }).focus()
    await page.keyboard.press('Alt+ArrowUp')
    await page.getByText(`${moved}: ${position - 1} of`).waitFor()
    await page.keyboard.press('Alt+ArrowUp')
    await page.getByText(new RegExp(`^Was ${position}(st|nd|rd|th)$`)).waitFor()
    await page.getByRole('button', { name: `Remove ${inUse}` }).click()
    await page.getByText('3 changes not saved').waitFor()
    await admin.expectAccessible('options with changes')
    if (width >= 1024) {
      await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Audit' }).click()
      await page.getByRole('button', { name: 'Stay on this page' }).click()
    }
    await addLanguages(theirs)
    await page.getByRole('button', { name: 'Save 3 changes' }).click()
    await page.getByText('Saved.', { exact: true }).waitFor()
    await page.getByText('3 changes not saved').waitFor({ state: 'detached' })
    const names = await left()
    expect(names).toEqual(expect.arrayContaining([moved, added, theirs]))
    expect(names).not.toContain(inUse)
    expect(names.indexOf(moved)).toBe(position - 3)
    await page.getByRole('button', { name: /^Show \d+ removed option/ }).click()
    await page.getByRole('button', { name: `Restore ${inUse}` }).waitFor()
  })

  it('takes back the reason of a refused save with the next change', async () => {
    const { page } = admin
    await page.getByRole('button', { name: moved, exact: true }).click()
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill(inUse)
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByRole('button', { name: `Restore ${inUse}` }).click()
    await page.getByRole('button', { name: 'Save 2 changes' }).click()
    const reason = page.getByText(`Languages, “${inUse}”: The name “${inUse}” is there twice.`)
    await reason.waitFor()
    await page
      .getByRole('button', { name: `Remove ${inUse}` })
      .last()
      .click()
    await reason.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Discard' }).click()
  })

  it('has its buttons in one column, and names apart from the borders of their rows, at every width', async () => {
    const { page } = admin
    const before = page.viewportSize()
    await page.goto(`${options}?list=skill-groups&of=Pharmacy`)
    const buttons = page.getByRole('button', { name: /^Remove / })
    await buttons.first().waitFor()
    for (const size of [390, 768, 1280]) {
      await page.setViewportSize({ width: size, height: 900 })
      const places = await buttons.evaluateAll((all) =>
        all.map((button) => {
          const row = button.closest('tr')
          const text = document.createRange()
          text.selectNodeContents(row?.cells[1]?.querySelector('button') ?? button)
          const gap = text.getBoundingClientRect().top - (row?.getBoundingClientRect().top ?? 0)
          return { left: button.getBoundingClientRect().left, gap }
        }),
      )
      expect(places.length).toBeGreaterThan(5)
      expect(new Set(places.map(({ left }) => left)).size).toBe(1)
      expect(Math.min(...places.map(({ gap }) => gap))).toBeGreaterThanOrEqual(4)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size)
    }
    if (before) await page.setViewportSize(before)
  })

  it('shows how many have an option, and saves the order in which options are dragged', async () => {
    const { page } = admin
    await storeOptionCounts(stack, { [optionKey({ list: 'languages', code: 'English' })]: [12, 0] })
    const { counted } = await stored()
    const english = counted?.inUse.find(({ list, code }) => list === 'languages' && code === 'English')
    expect(english?.locums).toBeGreaterThan(0)
    await page.goto(`${options}?list=languages`)
    const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'English', exact: true }) })
    await row
      .getByText(new RegExp(`^${english?.locums}( locums?, |$)`))
      .filter({ visible: true })
      .waitFor()
    await page.getByText(/Approved locums and open offers, counted/).waitFor()
    await page.goto(`${options}?list=systems`)
    await page.getByText('How many have one is not counted.').waitFor()
    const [first, second, third, ...rest] = (await rowsIn('systems')).map(({ name }) => name)
    const handle = (name = '') => page.getByRole('button', { name: `Move ${name}`, exact: true })
    const [from, to] = [await handle(third).boundingBox(), await handle(first).boundingBox()]
    if (!from || !to) throw new Error('The options are not on the screen')
    await page.mouse.move(from.x + 8, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(to.x + 8, to.y + 2, { steps: 5 })
    await page.mouse.up()
    await page.getByText('Was 3rd', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Save 1 change' }).click()
    await page.getByText('1 change not saved').waitFor({ state: 'detached' })
    expect((await rowsIn('systems')).map(({ name }) => name)).toEqual([third, first, second, ...rest])
  })

  it('answers an address that names no list as not found', async () => {
    const { page } = admin
    await page.goto(`${options}?list=regions&of=Atlantis`)
    await page.getByText('We could not find that list.').waitFor()
    await page.getByRole('link', { name: 'Back to Options' }).click()
    await page.getByRole('navigation', { name: 'Categories' }).waitFor()
    await page.goto(`${options}?list=languages`)
  })

  it('keeps what was removed on the profile that has it', async () => {
    const { page } = admin
    await page.goto(paths.admin.person(locumId))
    await page.getByText(inUse).first().waitFor()
    await page.goto(`${options}?list=languages`)
  })

  it('shows the new name of a renamed option, also where options had to be loaded again', async () => {
    const visitor = await signInWithoutScreens(width, 'locum@example.com')
    const { page } = visitor
    let isDown = true
    await page.route('**/options/category/languages**', async (route) => {
      if (isDown) return route.fulfill({ status: 404, json: { error: { code: 'NOT_FOUND', message: 'Not there.' } } })
      const body = await (await route.fetch()).text()
      return route.fulfill({
        contentType: 'application/json',
        body: body.replaceAll('"name":"Afrikaans"', '"name":"Afrikaans","label":"Cape Dutch"'),
      })
    })
    await page.goto('/locum/profile?section=about')
    const retry = page.getByRole('button', { name: 'Try again' })
    await retry.waitFor()
    await visitor.expectAccessible('a section without its options')
    isDown = false
    await retry.click()
    await retry.waitFor({ state: 'detached' })
    await page.getByRole('combobox', { name: 'Languages' }).fill('Dutch')
    await page.getByRole('option', { name: 'Cape Dutch' }).waitFor()
    await visitor.leave()
  })

  it('shows what a file would change, leaves out a bad row by its number, and saves the rest', async () => {
    const { page } = admin
    const imported = named('Imported')
    const rows = [{ name: imported }, { name: '<i>' }, ...(await languages())]
    await page.getByRole('button', { name: 'Import…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('File of options').setInputFiles({
      name: 'options.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ lists: [{ list: 'languages', rows }] })),
    })
    await dialog.getByText(/^Row 2: /).waitFor()
    expect(await dialog.getByRole('listitem').allTextContents()).toEqual([
      '1added',
      expect.stringMatching(/^\d+changed$/),
      '0removed',
      expect.stringMatching(/^\d+unchanged$/),
      '1left out',
    ])
    await admin.expectAccessible('difference of a file')
    await dialog.getByRole('button', { name: /^Save \d+ change/ }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await left()).toContain(imported)
  })

  it('lists public holidays by year, locked but for announced days', async () => {
    const { page } = admin
    await page.goto(`${options}?list=public-holidays`)
    const years = page.getByRole('group', { name: 'Year' }).getByRole('button')
    const year = await years.last().textContent()
    await years.last().click()
    await page.getByRole('row', { name: `25/12/${year}` }).waitFor()
    const form = page.getByRole('form', { name: 'Announce a day' })
    await form.getByLabel('Date').fill(`25/12/${year}`)
    await form.getByLabel('Name').fill('Day of tests')
    await form.getByLabel('Announced on').fill('01/11/2026')
    await form.getByRole('button', { name: 'Add day' }).click()
    await form.getByText('This day is a public holiday by law').waitFor()
    await form.getByLabel('Date').fill(`30/11/${year}`)
    await form.getByRole('button', { name: 'Add day' }).click()
    await page.getByRole('button', { name: 'Save 1 day' }).waitFor()
    await page.getByText(/30 Nov.* added: no bookings/).waitFor()
    await admin.expectAccessible('public holidays')
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByText('Day of tests').waitFor({ state: 'detached' })
  })
})
