import { Box } from './chakra.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { LoadMore } from './load-more.tsx'
import { formatItemCount, Section } from './page.tsx'

const STEP = 25

interface Props<T> {
  parts: readonly { title: string; items: readonly T[] }[]
  /** Loads the next page, if there is one. */
  more: (() => void) | undefined
  busy: boolean
  /** Shown if there are no items. */
  empty: ReactNode
  /** A keyed card for each item. */
  children: (item: T) => ReactNode
}

/** A long list in sections, some cards at a time; the button shows more, then loads the next page. */
export function PagedSections<T>({ parts, more, busy, empty, children }: Props<T>) {
  const [shown, setShown] = useState(STEP)
  const list = useRef<HTMLDivElement>(null)
  const next = useRef<number>(undefined)
  useEffect(() => {
    if (next.current === undefined) return
    const first = list.current?.querySelectorAll('article')[next.current]?.querySelector<HTMLElement>('a, button')
    first?.focus()
    if (first) next.current = undefined
  })
  const all = parts.reduce((sum, { items }) => sum + items.length, 0)
  const before = parts.map((_, at) => parts.slice(0, at).reduce((sum, { items }) => sum + items.length, 0))
  const hidden = all - shown
  const showMore = () => {
    next.current = Math.min(shown, all)
    setShown(shown + STEP)
    if (hidden <= 0) more?.()
  }
  return (
    <div ref={list}>
      {all === 0 && empty}
      <Box display="grid" gap="8">
        {parts.map(
          ({ title, items }, at) =>
            items.length > 0 &&
            (before[at] ?? 0) < shown && (
              <Section key={title} title={title} count={formatItemCount(items.length, more !== undefined)}>
                {items.slice(0, shown - (before[at] ?? 0)).map(children)}
              </Section>
            ),
        )}
      </Box>
      <LoadMore
        more={hidden > 0 || more ? showMore : undefined}
        busy={busy}
        label={hidden > 0 ? `Show ${Math.min(STEP, hidden)} more` : 'Load more'}
      />
    </div>
  )
}
