import type { Page } from 'playwright-core'

/** Presses the button of exactly this name. */
export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click()

/** Presses the button whose name contains this. */
export const pressLike = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).click()
