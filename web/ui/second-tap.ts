/** Within this time and distance of the tap that closed something, a second tap belongs to the same gesture. */
const SECOND_TAP = { ms: 600, px: 24 }

const taps = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click'] as const

let lastTap: PointerEvent | undefined
// Absent where the kit is rendered without a browser.
globalThis.addEventListener?.('pointerdown', (event) => (lastTap = event), true)

let endGesture = (): void => {}

/**
 * Called when a tap since `openedAt`, or the command that it started, has closed a sheet: what lies beneath gets no
 * second tap of the same gesture. A tap elsewhere goes through.
 */
export function swallowSecondTap(openedAt = 0): void {
  const first = lastTap
  if (!first || first.timeStamp < openedAt) return
  endGesture()
  const closedAt = performance.now()
  const keep = (event: MouseEvent) => {
    const isNear = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) <= SECOND_TAP.px
    if (!isNear || event.timeStamp - closedAt > SECOND_TAP.ms) return end()
    event.preventDefault()
    event.stopPropagation()
  }
  const end = () => taps.forEach((tap) => removeEventListener(tap, keep, true))
  endGesture = end
  for (const tap of taps) addEventListener(tap, keep, true)
  setTimeout(end, SECOND_TAP.ms)
}

/** What has just opened was not beneath the tap. */
export const allowSecondTap = (): void => endGesture()
