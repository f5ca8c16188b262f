import { describe, expect, it } from 'vitest'
import { companyApprovalContract } from '#shared/companies/approval.contract.ts'
import { companiesContract } from '#shared/companies/companies.contract.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import { approvalContract } from '#shared/professionals/approval.contract.ts'
import { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { openSharedDemo } from '#tests/support/browsing.ts'
import { approvalBody, practiceNamed, verification } from '#tests/support/people.ts'
import { widths } from '#tests/support/rounds.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const { stack, signUpAs } = await openSharedDemo()

describe.each(widths)('someone who is sent back before they are complete, %i px wide', (width) => {
  const admin = 'admin@example.com'
  const missing = (step: string) => ({ missing: [{ step, faults: ['other'], text: 'Whose number is this?' }] })
  const send = (id: string, operation: { method: string; path: string }, step: string) =>
    stack.send(
      admin,
      { ...operation, path: operation.path.replace(/\{\w+\}/, id) },
      { ...missing(step), reason: 'The register says otherwise.' },
    )
  /** The wizard opens what was sent back, and goes on to what is missing once it is corrected. */
  const corrects = async ({ page, expectAccessible }: Visitor, next: string) => {
    await page.getByText('Please correct this.').waitFor()
    await page.getByText('Whose number is this?').waitFor()
    await expectAccessible('a step of the wizard that was sent back')
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await page.getByRole('heading', { name: next }).waitFor()
    expect(await page.getByText('Please correct this.').count()).toBe(0)
  }

  it('is led to it in the wizard, as a locum', async () => {
    const email = `sent-back-${width}@people.example`
    const visitor = await signUpAs(width, email, 'Locum')
    const { id } = await stack.send<Professional>(email, professionalsContract.saveVerification, verification())
    await send(id, approvalContract.sendBackProfessional, 'verification-step')
    await visitor.page.goto('/')
    await corrects(visitor, 'Upload ID')
    await visitor.leave()
  })

  it('is led to it in the wizard, as a practice', async () => {
    const email = `sent-back-practice-${width}@people.example`
    const visitor = await signUpAs(width, email, 'CompanyAdmin')
    const { id } = await stack.send<Company>(email, companiesContract.createCompany, practiceNamed('Early Pharmacy'))
    // Practices of the demo tenant need no approval until it is undone.
    const { method, path } = companyApprovalContract.decideCompanyApproval
    await stack.send(admin, { method, path: path.replace('{companyId}', id) }, approvalBody(false))
    await send(id, companyApprovalContract.sendBackCompany, 'verification-step')
    await visitor.page.goto('/')
    await visitor.page
      .getByRole('heading', { name: 'We need something before we can approve Early Pharmacy' })
      .waitFor()
    await visitor.expectAccessible('a practice that was sent back')
    await visitor.page.getByRole('link', { name: 'See what is missing' }).click()
    await corrects(visitor, 'Address')
    await visitor.leave()
  })
})
