import { createContext, use, useEffect } from 'react'

export const ANNOUNCER_ID = 'announcer'

/** Every page title ends with it. */
export const SiteName = createContext('')

/**
 * Sets the title of the browser's tab and announces it, as screen readers don't notice a route change; undefined where
 * another part names the page. What the last visit left in the page's place is removed.
 */
export function usePageTitle(title: string | undefined): void {
  const site = use(SiteName)
  useEffect(() => {
    document.getElementById('shell')?.remove()
    if (title === undefined) return
    document.title = `${title} · ${site}`
    const announcer = document.getElementById(ANNOUNCER_ID)
    if (announcer) announcer.textContent = title
  }, [title, site])
}
