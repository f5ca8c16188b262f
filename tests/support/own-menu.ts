import type { Page } from 'playwright-core'

/** The account menu of a large screen, elsewhere the drawer. */
export const openOwnMenu = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^(Account menu|Menu)$/ }).click()
