import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { pngOf } from './documents.ts'
import { fileOf } from './pictures.ts'
import { fillPractice } from './profile-forms.ts'
import type { StackClient } from './stack.ts'
import type { Visitor } from './visitor.ts'

export const password = 'Sunny-Kloof-9'

/** Fills in the open sign-up form. */
export const fillSignUp = async (
  page: Page,
  who: 'Locum' | 'Practice',
  email: string,
  secret = password,
): Promise<void> => {
  await page.getByRole('radio', { name: who }).check()
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('checkbox', { name: /I agree/ }).check()
}

/** From an empty browser to the first form after sign-up. */
export const signUp = async (
  { page, expectAccessible }: Pick<Visitor, 'page' | 'expectAccessible'>,
  stack: StackClient,
  who: 'Locum' | 'Practice',
  email: string,
): Promise<void> => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await fillSignUp(page, who, email)
  await expectAccessible('sign-up')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('Code').waitFor()
  await expectAccessible('confirm')
  await page.getByLabel('Code').fill(await stack.mailedCode(email))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('heading', { name: 'Verification', level: 1 }).waitFor()
}

/** Submits the open sign-in form once the scripts have taken it over: a test's typing at that instant would be lost. */
export const submitSignIn = async (page: Page, email: string, secret: string): Promise<void> => {
  await page.locator('#prerendered').waitFor({ state: 'detached' })
  await fillSignIn(page, email, secret)
}

/** Submits the open sign-in form, whoever has it. */
export const fillSignIn = async (page: Page, email: string, secret: string): Promise<void> => {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

export const signIn = async ({ page }: Visitor, email: string, secret = password): Promise<void> => {
  await page.goto('/sign-in')
  await submitSignIn(page, email, secret)
}

/** Accounts are deleted within seconds: signs in until that is refused. */
export const waitUntilDeleted = async (visitor: Visitor, email: string, secret: string): Promise<void> => {
  const { page } = visitor
  const refused = page.getByText('The e-mail address or password is incorrect.')
  const tries = async () => {
    await signIn(visitor, email, secret)
    // An account that goes while it signs in shows neither.
    await refused
      .or(page.getByRole('heading', { level: 1, name: 'Verification' }))
      .first()
      .waitFor({ timeout: 3_000 })
      .catch(() => undefined)
    return refused.count()
  }
  await expect.poll(tries, { timeout: 20_000 }).toBe(1)
}

const pharmacist = { industry: 'Pharmacy', profession: 'Pharmacist', number: 'P12345', region: 'Cape Town Metro' }

/** Verification, ID, experience and rates, of a pharmacist in Cape Town unless another is given. */
export const becomeLocum = async (
  { page, expectAccessible }: Pick<Visitor, 'page' | 'expectAccessible'>,
  { industry, profession, number, region } = pharmacist,
): Promise<void> => {
  await page.getByLabel('First name').fill('Thandi')
  await page.getByLabel('Last name').fill('Nkosi')
  await page.getByLabel('Contact number').fill('082 123 4567')
  await page.getByLabel('ID number').fill('8001015009087')
  await page.getByLabel('Industry').selectOption(industry)
  await page.getByLabel('Profession', { exact: true }).selectOption(profession)
  await page.getByLabel('Professional number').fill(number)
  await page.getByLabel('Province').selectOption('Western Cape')
  await page.getByLabel('Region').selectOption(region)
  await page.getByLabel('Suburb').fill('Gardens')
  await expectAccessible('locum verification')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.getByRole('heading', { name: 'Upload ID', level: 1 }).waitFor()
  await page.getByLabel('Identity document').setInputFiles(fileOf('id.png', pngOf(80, 60)))
  await page.getByText('Uploaded. Save to keep it.').waitFor()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.getByRole('heading', { name: 'Experience', level: 1 }).waitFor()
  await page.getByLabel('When did you start working in this profession?').fill('01/03/2018')
  await page.getByRole('textbox', { name: 'Companies worked at' }).fill('Clicks')
  await page.keyboard.press('Enter')
  await expectAccessible('experience')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.getByRole('heading', { name: 'Rates', level: 1 }).waitFor()
  await page.getByLabel('Hourly rate on Weekdays').fill('380')
  await page.getByLabel('Hourly rate on Saturdays').fill('430')
  await page.getByLabel('Hourly rate on Sundays and Holidays').fill('520')
  await expectAccessible('rates')
  await page.getByRole('button', { name: 'Save rates and finish' }).click()
  await page.getByRole('button', { name: 'Finish later' }).click()
  await page.waitForURL('**/locum/dashboard')
}

export const becomePractice = async ({ page, expectAccessible }: Visitor, name: string): Promise<void> => {
  await fillPractice(page, name)
  await expectAccessible('practice verification')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.getByRole('heading', { name: 'Practice address', level: 1 }).waitFor()
  await page.getByLabel('Street address').fill('14 Harbour Road')
  await page.getByLabel('Province').selectOption('Western Cape')
  await page.getByLabel('Region').selectOption('Cape Town Metro')
  await page.getByLabel('Postal code').fill('8005')
  await expectAccessible('practice address')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.getByRole('heading', { name: 'Operations', level: 1 }).waitFor()
  await page.getByRole('combobox', { name: 'Languages' }).fill('Engl')
  await page.getByRole('option', { name: 'English' }).waitFor()
  for (const key of ['ArrowDown', 'Enter', 'Escape']) await page.keyboard.press(key)
  await page.getByRole('radio', { name: 'Yes' }).check()
  await expectAccessible('operations')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.getByRole('heading', { name: 'About the practice', level: 1 }).waitFor()
  await page.getByLabel('Upload logo').setInputFiles(fileOf('logo.png', pngOf(400, 400)))
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await page.getByText('Uploaded. Save to keep it.').waitFor()
  await page.getByLabel('Bio').fill('A family pharmacy by the harbour, with two assistants and a nurse.')
  await expectAccessible('about the practice')
  await page.getByRole('button', { name: 'Save and finish' }).click()
  await page.waitForURL('**/practice/dashboard')
}
