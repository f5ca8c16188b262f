import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Nearer to the end than this, what arrives is followed. */
const NEAR_PX = 120

/**
 * The place in a conversation, which is laid out from its end: it begins there, and older messages above move nothing.
 * Who reads further up stays there when another message arrives.
 */
export function useLogScroll({
  last,
  isLastOwn,
  firstNew,
}: {
  last: string | undefined
  isLastOwn: boolean
  firstNew: number | undefined
}) {
  const log = useRef<HTMLDivElement>(null)
  const newLine = useRef<HTMLLIElement>(null)
  const [isAway, setAway] = useState(false)
  const [hasArrived, setArrived] = useState(false)
  const lastDrawn = useRef<{ last: string; height: number }>(undefined)
  // Zero at the end, negative above it.
  const top = useRef(0)
  useLayoutEffect(() => {
    const element = log.current
    if (!element || last === undefined) return
    const drawn = lastDrawn.current
    if (drawn && drawn.last !== last && isLastOwn) element.scrollTop = 0
    else if (drawn && drawn.last !== last && top.current < -NEAR_PX) {
      element.scrollTop = top.current - (element.scrollHeight - drawn.height)
      setArrived(true)
    }
  }, [last, isLastOwn])
  // After each drawing, also of older messages and pictures.
  useEffect(() => {
    if (last !== undefined && log.current) lastDrawn.current = { last, height: log.current.scrollHeight }
  })
  useEffect(() => {
    const [element, line] = [log.current, newLine.current]
    if (firstNew === undefined || !element || !line) return
    const covered = element.querySelector<HTMLElement>('[data-pinned]')?.offsetHeight ?? 0
    const above = line.getBoundingClientRect().top - element.getBoundingClientRect().top - covered
    if (above < 0) element.scrollTop += above - 16
  }, [firstNew])
  const onScroll = () => {
    top.current = log.current?.scrollTop ?? 0
    const away = top.current < -NEAR_PX
    setAway(away)
    if (!away) setArrived(false)
  }
  const toEnd = () => log.current?.scrollTo({ top: 0 })
  return { log, newLine, onScroll, isAway, hasArrived, toEnd }
}
