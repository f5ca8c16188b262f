import { createContext, use, useEffect } from 'react'

export const ANNOUNCER_ID = 'announcer'

/** The site's name, which every page's title ends with. */
export const SiteName = createContext('')

/** Names the page in the browser's tab, and says it to a screen reader that did not notice the page change. */
export function usePageTitle(title: string): void {
  const site = use(SiteName)
  useEffect(() => {
    document.title = `${title} · ${site}`
    const announcer = document.getElementById(ANNOUNCER_ID)
    if (announcer) announcer.textContent = title
  }, [title, site])
}
