import { useEffect } from 'react'

const selectors = ['[role=grid] [tabindex="0"]', 'h1, h2, h3'] as const

/** Has the main action of a page, or what follows from it. */
const FOOTER = 'footer[data-floor]'

/** Not in a list beside the detail where the focus was. */
const targetsIn = (part: HTMLElement, selector: string): HTMLElement[] =>
  [...part.querySelectorAll<HTMLElement>(selector)].filter(
    (found) => part.closest('[data-list-pane]') !== null || !found.closest('[data-list-pane]'),
  )

function tryFocus(target: HTMLElement): boolean {
  if (target.tabIndex < 0) {
    target.tabIndex = -1
    target.style.outline = 'none'
  }
  target.focus({ preventScroll: true })
  return target === document.activeElement
}

/** Its address, and the step of a form whose steps have one address. */
const currentPage = (): string => location.pathname + document.querySelector('h1')?.textContent

/** The main action is last; it may be busy for a moment. */
const controlIn = (footer: HTMLElement): HTMLElement | null =>
  [...footer.querySelectorAll('button')].at(-1) ?? footer.querySelector('a')

/**
 * Restores the focus when the focused element is removed, unless it was a link: to what replaces it in the footer with
 * the page's main action, once that is there, or else to the nearest calendar day or heading that is not inside
 * `data-focus-out`.
 */
export function useRestoredFocus(): void {
  useEffect(() => {
    /** The focused element and its ancestors. */
    let trail: HTMLElement[] = []
    let page = ''
    const remember = ({ target }: Event) => {
      trail = []
      page = currentPage()
      for (let part = target as HTMLElement | null; part && part !== document.body; part = part.parentElement)
        trail.push(part)
      if (trail.some((part) => part.matches('a'))) trail = []
    }
    /** A press elsewhere moves the focus on purpose. */
    const forget = ({ target }: Event) => {
      if (!trail[0]?.contains(target as Node)) trail = []
    }
    const restore = () => {
      const [last] = trail
      if (!last || document.activeElement !== document.body) return
      // It may have been disabled while the action was under way.
      if (last.isConnected) return last.focus({ preventScroll: true })
      const kept = trail.filter((part) => part.isConnected && !part.closest('[data-focus-out]'))
      const wasAction = page === currentPage() && trail.some((part) => part.matches(FOOTER))
      const footer = wasAction && kept[0] && (kept[0].closest<HTMLElement>(FOOTER) ?? targetsIn(kept[0], FOOTER).at(-1))
      if (footer) {
        const control = controlIn(footer)
        return void (control && tryFocus(control))
      }
      kept.some((part) => selectors.some((selector) => targetsIn(part, selector).some(tryFocus)))
    }
    // A dialog that closes returns the focus itself, if it can.
    const later = () => void setTimeout(restore)
    const changes = new MutationObserver(later)
    changes.observe(document.body, { childList: true, subtree: true })
    addEventListener('focusin', remember)
    addEventListener('pointerdown', forget, true)
    addEventListener('close', later, true)
    return () => {
      changes.disconnect()
      removeEventListener('focusin', remember)
      removeEventListener('pointerdown', forget, true)
      removeEventListener('close', later, true)
    }
  }, [])
}
