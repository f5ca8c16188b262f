import type { Page } from 'playwright-core'

/**
 * Goes to an address within the site from another page of it, as the browser's own forward does: what is loaded stays.
 * Only what the page before does not show may be waited for. Where a page comes to lie after a link, and what a form
 * asks when it is left, is for tests that click one.
 */
export const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number }
    // As the router of the site keeps its place in the history.
    history.pushState({ usr: null, key: crypto.randomUUID().slice(0, 8), idx: idx + 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  }, address)
