import type { Page } from 'playwright-core'

/** Reloads the page, confirming the browser’s question about unsaved input; returns that question. */
export async function reloadDiscardingInput(page: Page): Promise<string[]> {
  const dialogs: string[] = []
  page.once('dialog', (dialog) => {
    dialogs.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  return dialogs
}
