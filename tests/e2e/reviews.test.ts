import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdfOf } from '#bin/seed/world/pdf.ts'
import { locums } from '#bin/seed/world/people.ts'
import type { Attention } from '#shared/admin/attention.contract.ts'
import { companiesContract } from '#shared/companies/companies.contract.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import { formatFormDate } from '#shared/kernel/dates.ts'
import { paths } from '#shared/kernel/paths.ts'
import { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { placementsContract } from '#shared/placements/placements.contract.ts'
import { walletsContract } from '#shared/wallets/wallets.contract.ts'
import { openOwnStack } from '#tests/support/browsing.ts'
import { chooseFile } from '#tests/support/profile-forms.ts'
import { goTo } from '#tests/support/go-to.ts'
import { ahead } from '#tests/support/people.ts'
import { widths } from '#tests/support/rounds.ts'
import type { Visitor } from '#tests/support/visitor.ts'

// Zanele leaves the queue and returns to it.
const { stack, signInAs } = await openOwnStack('demo world')
const zanele = 'Zanele Mthembu'

describe.each(widths)('a review, %i px wide', (width) => {
  let admin: Visitor
  let locum: Visitor
  beforeAll(async () => {
    admin = await signInAs(width, 'admin@example.com')
    locum = await signInAs(width, locums.zanele.email)
  })
  afterAll(async () => {
    expect([...admin.consoleErrors, ...locum.consoleErrors]).toEqual([])
    await admin.leave()
    await locum.leave()
  })

  it('shows a PDF beside the details, which can be zoomed, turned and enlarged', async () => {
    const { page } = admin
    await goTo(page, paths.admin.approvals)
    await page
      .getByRole('link', { name: `Review ${zanele}`, exact: true })
      .last()
      .click()
    const drawn = page.getByRole('img', { name: 'Identity document, page 1 of 1' })
    await drawn.waitFor()
    const sizeOf = () => drawn.evaluate(({ width, height }: HTMLCanvasElement) => [width, height] as const)
    await expect.poll(async () => (await sizeOf())[0]).toBeGreaterThan(300)
    const [upright, tall] = await sizeOf()
    expect(tall).toBeGreaterThan(upright)
    await page.getByRole('button', { name: 'Turn: Identity document' }).click()
    await expect.poll(async () => (await sizeOf())[0] > (await sizeOf())[1]).toBe(true)
    await page.getByRole('button', { name: 'Turn: Identity document' }).click()
    await page.getByRole('button', { name: 'Zoom in: Identity document' }).click()
    await expect.poll(async () => (await sizeOf())[0]).toBeGreaterThan(upright)
    // Its text is in the upper third, which is on the right once it is turned: that stays in view.
    for (let turns = 0; turns < 3; turns++) await page.getByRole('button', { name: 'Turn: Identity document' }).click()
    await page.getByRole('button', { name: 'Zoom in: Identity document' }).click()
    const frame = page.getByRole('region', { name: 'Identity document' })
    await expect
      .poll(() => frame.evaluate((one) => (one.scrollLeft + one.clientWidth / 2) / one.scrollWidth))
      .toBeGreaterThan(0.6)
    await page.getByLabel(/Agrees with the identity document: Name/).check()
    await page.getByText('1 of 2 compared.').waitFor()
    const number = page.getByText(locums.zanele.idpassport, { exact: true })
    expect(await number.count()).toBe(0)
    await page.getByRole('button', { name: 'Show the identity number' }).click()
    await number.waitFor()
    await admin.expectAccessible('a review with a PDF')
    await page.getByRole('button', { name: 'Enlarge: Identity document' }).click()
    await page.getByRole('dialog', { name: 'Identity document' }).getByRole('img').waitFor()
    await admin.expectAccessible('an enlarged PDF')
    await page.getByRole('button', { name: 'Close' }).click()
  })

  it('sends her back, which she reads on her dashboard and on the step', async () => {
    const { page } = admin
    await page.getByLabel('Cut off').check()
    await page.getByLabel('What should be corrected?').fill('The number is cut off.')
    await admin.expectAccessible('what is missing')
    await page.getByRole('button', { name: 'Send back' }).click()
    await page.getByText(`${zanele} has been sent back.`).waitFor()
    const theirs = locum.page
    await theirs.reload()
    await theirs.getByText('We need something from you before we can approve you.').waitFor()
    await locum.expectAccessible('a dashboard of someone who was sent back')
    const next = theirs.getByRole('link', { name: 'Next: Upload ID' })
    await next.waitFor()
    await theirs.goto(paths.locum.profile)
    await theirs.getByRole('link', { name: 'Go to Upload ID' }).waitFor()
    await theirs.goBack()
    await next.click()
    await theirs.getByText('Please correct this.').waitFor()
    await theirs.getByText('Cut off. The number is cut off.').waitFor()
    await locum.expectAccessible('a step that was sent back')
    await chooseFile(theirs, 'Identity document', {
      name: 'card.pdf',
      buffer: pdfOf('Identity card', [zanele]),
      mimeType: 'application/pdf',
    })
    await theirs.getByText('Uploaded. Save to keep it.').waitFor()
    await theirs.getByRole('button', { name: 'Update' }).click()
    await theirs.getByText('Please correct this.').waitFor({ state: 'hidden' })
  })

  it('approves her until a date, which is undone with a reason', async () => {
    const { page } = admin
    await page.goto(paths.admin.approvals)
    await page
      .getByRole('link', { name: `Review ${zanele}`, exact: true })
      .last()
      .click()
    await page.getByText('Corrected since it was sent back').waitFor()
    await page.getByRole('button', { name: 'See the documents' }).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('review-documents')
    await admin.expectAccessible('a review of what was corrected')
    const until = formatFormDate(ahead(200))
    await page.getByLabel(/Registration valid until/).fill(until)
    await page.getByRole('button', { name: `Approve until ${until}` }).click()
    await page.getByText(`${zanele} is approved.`).waitFor()
    await page.goBack()
    await page.getByRole('button', { name: 'Undo approval' }).click()
    await page.getByLabel('Reason').fill('The register says otherwise.')
    await page.getByRole('dialog').getByRole('button', { name: 'Undo approval' }).click()
    await page.getByText(`${zanele} is pending approval again.`).waitFor()
  })

  it('checks a registration that was renewed, which then waits no more', async () => {
    const { page } = admin
    const { email, first_name, last_name, profession, industry, council, number, idpassport, suburb } = locums.kagiso
    const body = { first_name, last_name, profession, industry, idpassport, contact: '082 555 0123' }
    const address = { province: 'Western Cape', region: 'Cape Town Metro', suburb, street: '1 Main Road' }
    await stack.send(email, professionalsContract.saveVerification, {
      ...body,
      address,
      professional_body: council,
      professional_number: number,
      registration_expiry: ahead(398),
    })
    await goTo(page, paths.admin.registrations)
    const kagiso = page.getByRole('list', { name: 'Registrations' }).getByRole('listitem').filter({ hasText: 'Kagiso' })
    await kagiso.getByText('33 days left').waitFor()
    await kagiso.getByText(`Renewed until ${formatFormDate(ahead(398))}`).waitFor()
    await admin.expectAccessible('registrations')
    await page.getByRole('link', { name: 'Check Kagiso Mokoena' }).click()
    await page.getByRole('button', { name: 'Show documents' }).waitFor()
    await page.getByText(/^Renewed until .* save the date that it says/).waitFor()
    await admin.expectAccessible('the review of someone who is approved')
    await page.getByRole('button', { name: 'Save date' }).waitFor()
    await page.getByLabel(/Registration valid until/).fill(formatFormDate(ahead(33)))
    await page.getByRole('button', { name: 'Checked', exact: true }).click()
    await page.getByText('The registration of Kagiso Mokoena is checked until').waitFor()
    await page.getByText('No registration is to be checked').waitFor()
    const { id } = await stack.get<Professional>(email, professionalsContract.getOwnProfessional.path)
    await page.goto(paths.admin.person(id))
    const block = page.getByRole('region', { name: 'Registration', exact: true })
    await block.getByText('33 days left').waitFor()
    await block.getByText(`Valid until ${formatFormDate(ahead(33))}`).waitFor()
    await block.getByText(/^Checked on /).waitFor()
    await admin.expectAccessible('a person with a registration')
  })

  it('says to a practice until when the locum is registered, where later days can’t be chosen', async () => {
    const { id } = await stack.get<Professional>(locums.kagiso.email, professionalsContract.getOwnProfessional.path)
    const practice = await signInAs(width, 'practice@example.com')
    const { page } = practice
    await goTo(page, paths.practice.locum(id))
    const until = `Registered until ${formatFormDate(ahead(33))}`
    const sentence = page.getByText(`${until}. Later days can’t be booked.`)
    await page.getByRole('button', { name: 'Next month' }).click()
    await page.getByRole('button', { name: 'Next month' }).click()
    await sentence.waitFor()
    await practice.expectAccessible('days after the registration of a locum')
    await practice.leave()
  })

  it('has in the history of a practice what is decided there', async () => {
    const { page } = admin
    const { Items } = await stack.get<{ Items: Company[] }>(
      'kenilworth@example.com',
      companiesContract.listMyPractices.path,
    )
    await page.goto(paths.admin.practicePart(Items[0]?.id ?? '', 'approval'))
    const history = page.getByRole('list', { name: 'Entries' })
    await history.getByText('Created a practice').waitFor()
    const before = await history.getByRole('listitem').count()
    await page.getByRole('button', { name: 'Undo approval' }).click()
    await page.getByLabel('Reason').fill('To be looked at again.')
    await page.getByRole('dialog').getByRole('button', { name: 'Undo approval' }).click()
    await expect.poll(() => history.getByRole('listitem').count(), { timeout: 12_000 }).toBe(before + 1)
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect.poll(() => history.getByRole('listitem').count(), { timeout: 12_000 }).toBe(before + 2)
  })

  it('walks through everything that waits, the longest first, from one to the next, and back to the dashboard', async () => {
    const owner = 'practice@example.com'
    const { Items } = await stack.get<{ Items: Company[] }>(owner, companiesContract.listMyPractices.path)
    const practice = Items.find(({ name }) => name === 'Harbour Road Pharmacy')
    const of = ({ method, path }: { method: string; path: string }) => ({
      method,
      path: path.replace('{companyId}', practice?.id ?? ''),
    })
    await stack.send(owner, of(walletsContract.redeemCredits), {})
    const placement = { professionTitle: 'Pharmacist', monthlySalary: 62_500, workingHours: '40' }
    await stack.send(owner, of(placementsContract.requestPlacement), placement)
    const { items } = await stack.get<Attention>('admin@example.com', '/admin/attention')
    const { page } = admin
    await page.goto(paths.admin.dashboard)
    await page.getByRole('link', { name: `Review all ${items.length}` }).click()
    const press = async (name: RegExp, note?: string) => {
      await page.getByRole('button', { name }).click()
      const dialog = page.getByRole('dialog')
      if (note) await dialog.getByRole('textbox').fill(note)
      await dialog.getByRole('button', { name }).click()
    }
    for (const [at, { kind, name }] of items.entries()) {
      await page.getByText(`${at + 1} of ${items.length} ·`).waitFor()
      await admin.expectAccessible(`what waits: ${kind}`)
      if (kind === 'redemption') await press(/^Refuse/, 'The bank details are missing.')
      else if (kind === 'placement') await press(/^In contact/)
      else if (at === items.length - 1) throw new Error(`The newest is ${kind} of ${name}`)
      else
        await page
          .getByText('Next in line:')
          .getByRole('link', { name: items[at + 1]?.name ?? '' })
          .click()
    }
    await page.waitForURL(`**${paths.admin.dashboard}`)
    await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor()
    const answered = ['redemption', 'placement']
    const { items: left } = await stack.get<Attention>('admin@example.com', '/admin/attention')
    expect(left.map(({ id }) => id)).toEqual(items.filter(({ kind }) => !answered.includes(kind)).map(({ id }) => id))
  })
})
