import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Renders its children only once the user scrolls near them. */
export function LazyInView({ children }: { children: ReactNode }) {
  const [seen, setSeen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
    )
    if (place.current) watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return seen ? children : <div ref={place} style={{ minHeight: '1px' }} />
}
