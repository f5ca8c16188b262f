import type { Page } from 'playwright-core'

/** Loads the page anew, going on where the browser asks first; answers what it asked. */
export async function reloadAnyway(page: Page): Promise<string[]> {
  const dialogs: string[] = []
  page.once('dialog', (dialog) => {
    dialogs.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  return dialogs
}
