import { useEffect } from 'react'

const places = ['[role=grid] [tabindex="0"]', 'h1, h2, h3'] as const

function takesFocus(place: HTMLElement): boolean {
  if (place.tabIndex < 0) {
    place.tabIndex = -1
    place.style.outline = 'none'
  }
  place.focus({ preventScroll: true })
  return place === document.activeElement
}

/**
 * Gives the keyboard a place when an action takes away the button that had it, and every other element but a link,
 * which leads elsewhere: the day of the calendar or the heading nearest to where it was, outside what is
 * `data-focus-out`.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    /** What has the focus, and what is around it. */
    let trail: HTMLElement[] = []
    const remember = ({ target }: Event) => {
      trail = []
      for (let part = target as HTMLElement | null; part && part !== document.body; part = part.parentElement)
        trail.push(part)
      if (trail.some((part) => part.matches('a'))) trail = []
    }
    /** A press elsewhere takes the focus away on purpose. */
    const forget = ({ target }: Event) => {
      if (!trail[0]?.contains(target as Node)) trail = []
    }
    const restore = () => {
      const [last] = trail
      if (!last || document.activeElement !== document.body) return
      // It may have been disabled while the action was under way.
      if (last.isConnected) return last.focus({ preventScroll: true })
      trail
        .filter((part) => part.isConnected && !part.closest('[data-focus-out]'))
        .some((part) => places.some((place) => [...part.querySelectorAll<HTMLElement>(place)].some(takesFocus)))
    }
    // A dialog that closes gives the focus back by itself, if it can.
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
