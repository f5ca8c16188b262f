const EDGE_PX = 32
const MAX_PX = 12

/**
 * How many pixels the weeks scroll in each frame while a drag is held at their edge: the further out, the faster. A
 * drag along the edge, which began there, doesn't scroll.
 */
export function edgeSpeed(y: number, { begun, top, bottom }: { begun: number; top: number; bottom: number }): number {
  const beyond = y < top + EDGE_PX ? y - top - EDGE_PX : Math.max(0, y - bottom + EDGE_PX)
  if (Math.abs(y - begun) < EDGE_PX || Math.sign(y - begun) !== Math.sign(beyond)) return 0
  return Math.max(-MAX_PX, Math.min(MAX_PX, Math.round(beyond / 3)))
}

/** The point of a drag, held within what scrolls. */
export const clampedTo = ({ left, right, top, bottom }: DOMRect, { x, y }: { x: number; y: number }) => ({
  x: Math.max(left + 1, Math.min(x, right - 2)),
  y: Math.max(top + 1, Math.min(y, bottom - 2)),
})
