import type { Page } from 'playwright-core'

export const open = async (page: Page, section: string): Promise<void> => {
  await page.goto(`/locum/profile?section=${section}`)
  await page.getByRole('button', { name: 'Update' }).waitFor()
}
export const update = (page: Page): Promise<void> => page.getByRole('button', { name: 'Update' }).click()
export const waitUntilSaved = (page: Page): Promise<void> => page.getByText('Saved.', { exact: true }).waitFor()
