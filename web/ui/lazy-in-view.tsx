import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Just below the window, or anywhere above it, where a quick scroll may have passed it. */
const NEAR = '100000px 0px 200px'

/** Renders its children only once the user scrolls near them. */
export function LazyInView({ children }: { children: ReactNode }) {
  const [seen, setSeen] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: NEAR },
    )
    if (ref.current) watch.observe(ref.current)
    return () => watch.disconnect()
  }, [])
  return seen ? children : <div ref={ref} style={{ minHeight: '1px' }} />
}
