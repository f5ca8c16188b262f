import { useEffect } from 'react'
import { runtime } from '#web/platform/runtime.ts'

export const ANNOUNCER_ID = 'announcer'

/** Names the page in the browser's tab, and says it to a screen reader that did not notice the page change. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${runtime().tenant.settings.brandName}`
    const announcer = document.getElementById(ANNOUNCER_ID)
    if (announcer) announcer.textContent = title
  }, [title])
}
