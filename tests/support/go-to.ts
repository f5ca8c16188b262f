import type { Page } from 'playwright-core'

/**
 * Navigates within the site as the browser's forward button does, without a reload. Wait only for something that the
 * previous page doesn't show. Scroll position and leave guards are for tests that click a link.
 */
export const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number }
    // The state that the router keeps in the history.
    history.pushState({ usr: null, key: crypto.randomUUID().slice(0, 8), idx: idx + 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  }, address)
