import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdfOf } from '#bin/seed/world/pdf.ts'
import { locums } from '#bin/seed/world/people.ts'
import { formatFormDate } from '#shared/kernel/dates.ts'
import { paths } from '#shared/kernel/paths.ts'
import { openOwnStack } from '#tests/support/browsing.ts'
import { chooseFile } from '#tests/support/profile-forms.ts'
import { goTo } from '#tests/support/go-to.ts'
import { ahead } from '#tests/support/people.ts'
import { widths } from '#tests/support/rounds.ts'
import type { Visitor } from '#tests/support/visitor.ts'

// Zanele leaves the queue and returns to it.
const { signInAs } = await openOwnStack('demo world')
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
    await page.getByLabel(/Agrees with the identity document: Name/).check()
    await page.getByText('1 of 2 compared.').waitFor()
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
    await page.getByText(`${zanele} is sent back.`).waitFor()
    const theirs = locum.page
    await theirs.reload()
    await theirs.getByText('We need something from you before we can approve you.').waitFor()
    await locum.expectAccessible('a dashboard of someone who was sent back')
    await theirs.getByRole('link', { name: 'Upload ID' }).click()
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
    await page.getByText('Corrected.').waitFor()
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

  it('checks a registration that expires soon', async () => {
    const { page } = admin
    await goTo(page, paths.admin.registrations)
    await page.getByRole('list', { name: 'Registrations' }).getByText('33 days left').waitFor()
    await admin.expectAccessible('registrations')
    await page.getByRole('link', { name: 'Check Kagiso Mokoena' }).click()
    await page.getByRole('button', { name: 'Show documents' }).waitFor()
    await admin.expectAccessible('the review of someone who is approved')
  })
})
