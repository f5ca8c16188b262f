import { waitForHeading, saveStep } from './profile-forms.ts'
import type { Visitor } from './visitor.ts'

export const verifyLocum = async ({ page }: Visitor): Promise<void> => {
  const fields = {
    'First name': 'Thandi',
    'Last name': 'Nkosi',
    'Contact number': '082 123 4567',
    'ID number': '8001015009087',
    'Professional number': 'P12345',
    Suburb: 'Gardens',
  }
  // In a region where no other file searches (`browsing.ts`).
  const lists = { Industry: 'Pharmacy', Profession: 'Pharmacist', Province: 'Western Cape', Region: 'Overberg' }
  for (const [label, value] of Object.entries(lists)) await page.getByLabel(label, { exact: true }).selectOption(value)
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value)
  await saveStep(page)
}

export const fillExperienceAndRates = async ({ page }: Visitor): Promise<void> => {
  await waitForHeading(page, 'Experience')
  await page.getByLabel('When did you start working in this profession?').fill('01/03/2018')
  await page.getByRole('textbox', { name: 'Companies worked at' }).fill('Clicks')
  await page.keyboard.press('Enter')
  await saveStep(page)
  await waitForHeading(page, 'Rates')
  const rates = {
    'Hourly rate on Weekdays': '380',
    'Hourly rate on Saturdays': '430',
    'Hourly rate on Sundays and Holidays': '520',
  }
  for (const [label, rate] of Object.entries(rates)) await page.getByLabel(label).fill(rate)
  await page.getByRole('button', { name: /^Save/ }).click()
}

export const fillEducationAndLocations = async ({ page }: Visitor): Promise<void> => {
  await waitForHeading(page, 'Education')
  await page.getByLabel('Qualification', { exact: true }).fill('Bachelor of Pharmacy')
  await page.getByLabel('Institution').fill('University of the Western Cape')
  await page.getByLabel('Date qualified').fill('01/12/2016')
  await saveStep(page)
  await waitForHeading(page, 'Preferred Locations')
  await page.getByLabel('Street address').fill('1 Kloof Street')
  await page.getByRole('group', { name: 'Regions of Western Cape' }).getByRole('checkbox', { name: 'Overberg' }).check()
  await saveStep(page)
}
