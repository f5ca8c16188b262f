import { useEffect, useRef } from 'react'

/** What is in the middle of the frame: a page, and where on it, from 0 to 1. */
interface Point {
  page: number
  across: number
  down: number
}

const within = (share: number): number => Math.min(Math.max(share, 0), 1)

function middleOf(frame: HTMLElement): Point {
  const box = frame.getBoundingClientRect()
  const [x, y] = [box.left + frame.clientWidth / 2, box.top + frame.clientHeight / 2]
  const pages = [...frame.querySelectorAll('canvas')].map((page) => page.getBoundingClientRect())
  const page = Math.max(
    pages.findIndex(({ bottom }) => bottom >= y),
    0,
  )
  const { left = 0, top = 0, width = 1, height = 1 } = pages[page] ?? {}
  return { page, across: within((x - left) / width), down: within((y - top) / height) }
}

function moveTo(frame: HTMLElement, { page, across, down }: Point): void {
  const [box, drawn] = [frame.getBoundingClientRect(), frame.querySelectorAll('canvas')[page]?.getBoundingClientRect()]
  if (!drawn) return
  frame.scrollLeft += drawn.left + across * drawn.width - box.left - frame.clientWidth / 2
  frame.scrollTop += drawn.top + down * drawn.height - box.top - frame.clientHeight / 2
}

/** Keeps what is looked at in the middle of a frame while its pages are zoomed and turned. */
export function useKeptPoint(level: number, turn: number) {
  const frame = useRef<HTMLDivElement>(null)
  const kept = useRef<Point>(null)
  // After the pages have their new size, as effects of children run first.
  useEffect(() => {
    if (frame.current && kept.current) moveTo(frame.current, kept.current)
  }, [level, turn])
  const look = (): Point =>
    (kept.current ??= frame.current ? middleOf(frame.current) : { page: 0, across: 0.5, down: 0 })
  return {
    frame,
    keep: () => void look(),
    /** Turned clockwise by a quarter. */
    keepTurned: () => {
      const { page, across, down } = look()
      kept.current = { page, across: 1 - down, down: across }
    },
    onScroll: () => {
      const element = frame.current
      if (!element) return
      const [now, before] = [middleOf(element), kept.current]
      const fits = {
        across: element.scrollWidth <= element.clientWidth,
        down: element.scrollHeight <= element.clientHeight,
      }
      kept.current = {
        page: now.page,
        across: fits.across && before ? before.across : now.across,
        down: fits.down && before ? before.down : now.down,
      }
    },
  }
}
