import { type RefObject, useLayoutEffect } from 'react'

/** A tap sooner than this was aimed at what has closed. */
const UNSEEN_MS = 400

const BELOW_TOASTS = '29'

const taps = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click'] as const

const isIn = ({ left, right, top, bottom }: DOMRect, { clientX, clientY }: PointerEvent): boolean =>
  clientX >= left && clientX <= right && clientY >= top && clientY <= bottom

let shield: HTMLElement | undefined

/** An invisible element over the area takes all taps for a moment, in front of everything that stays open. */
function cover({ x, y, width, height }: DOMRect, closing: HTMLElement): void {
  const element = document.createElement('div')
  Object.assign(element.style, {
    position: 'fixed',
    inset: `${y}px auto auto ${x}px`,
    width: `${width}px`,
    height: `${height}px`,
    zIndex: BELOW_TOASTS,
  })
  for (const tap of taps)
    element.addEventListener(tap, (event) => {
      event.preventDefault()
      event.stopPropagation()
    })
  // Beneath a modal dialog everything outside it is inert.
  const open = [...document.querySelectorAll('dialog:modal')].filter((dialog) => dialog !== closing)
  ;(open.at(-1) ?? document.body).append(element)
  setTimeout(() => element.remove(), UNSEEN_MS)
  shield = element
}

/**
 * For whatever covers a part of the page while `open`. When a tap, or the command that it started, closes it, its area
 * stays covered for a moment, so that a second tap doesn't reach what lies beneath; a tap elsewhere goes through.
 */
export function useSecondTap(ref: RefObject<HTMLElement | null>, open: boolean, hasScrim: boolean): void {
  useLayoutEffect(() => {
    const element = ref.current
    if (!open || !element) return
    // What has just opened was not beneath the tap.
    shield?.remove()
    let tapped: DOMRect | undefined
    // Measured now: when it closes, it may already be empty.
    const onTap = (event: PointerEvent) => {
      const area = element.getBoundingClientRect()
      const scrim = hasScrim ? new DOMRect(0, 0, innerWidth, innerHeight) : undefined
      tapped = isIn(area, event) ? area : scrim
    }
    const onKey = () => (tapped = undefined)
    addEventListener('pointerdown', onTap, true)
    addEventListener('keydown', onKey, true)
    return () => {
      removeEventListener('pointerdown', onTap, true)
      removeEventListener('keydown', onKey, true)
      if (tapped) cover(tapped, element)
    }
  }, [ref, open, hasScrim])
}
