import { Box, chakra, Stack } from '#web/ui/chakra.ts'
import { useFirst } from '#web/platform/draw-late.ts'
import { type ReactNode, use, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { type MoreItems, SCREENFUL } from '#web/platform/use-list.ts'
import { useEntryState } from '#web/platform/use-entry-state.ts'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Section } from '#web/ui/page.tsx'
import { formatItemCount } from '#web/components/format/format-words.ts'
import { PaneContext, useFirstItem } from '#web/ui/pane.ts'

const STEP = 25

interface Props<T> extends MoreItems {
  parts: readonly { title: string; items: readonly T[] }[]
  /** Shown if there are no items. */
  empty: ReactNode
  /** A card for each item. */
  children: (item: T) => ReactNode
}

/** Beside a detail, the item that is shown there is marked. */
const Item = chakra('div', {
  base: {
    '[data-list-pane] &': {
      mx: '-2',
      px: '2',
      borderRadius: 'm',
      position: 'relative',
      '&:hover:not([aria-current])': { bg: 'bg.subtle' },
      '&:active:not([aria-current])': { bg: 'bg.muted' },
      '&[aria-current]': { bg: 'secondary.subtle', boxShadow: 'inset 0 0 0 2px {colors.secondary.solid}' },
      '&[aria-current] > *, &[aria-current] + * > *': { borderTopColor: 'transparent' },
    },
  },
})

/** The tabs above already end with a line. */
const withoutLine = { '&& > *': { borderTopWidth: '0', pt: '1' } }

/** Scrolls the pane alone; `scrollIntoView` would scroll the page too, and its title out of sight. */
function bringIntoView(item: Element): void {
  const pane = item.closest('[data-list-pane]')
  if (!pane) return
  const [{ top, bottom }, frame] = [item.getBoundingClientRect(), pane.getBoundingClientRect()]
  const end = Math.min(frame.bottom, innerHeight)
  if (top < frame.top) pane.scrollTop -= frame.top - top
  else if (bottom > end) pane.scrollTop += bottom - end
}

/** Tells the pane which item comes first, and brings the chosen one into view. */
function usePane(first: string | null) {
  const pane = use(PaneContext)
  const chosen = useDeferredValue(pane?.side === 'list' ? pane.chosen : undefined)
  const list = useRef<HTMLDivElement>(null)
  useFirstItem(first)
  useEffect(() => {
    const item = chosen && list.current?.querySelector('[aria-current]')
    if (item) bringIntoView(item)
  }, [chosen])
  return { list, chosen, isPane: pane !== undefined }
}

/**
 * A long list in sections, some cards at a time; the button shows more, then loads the next page. Cards are drawn in
 * the background once the first are shown, so that a tap is answered meanwhile.
 */
export function PagedSections<T extends { id: string }>(props: Props<T>) {
  const { loadMore, busy } = props
  const { parts, empty, children, loadMore: loadMoreOfShown } = useDeferredValue(props)
  const [asked, setAsked] = useEntryState('shown', STEP)
  const items = parts.flatMap((part) => part.items)
  const { list, chosen, isPane } = usePane(items[0]?.id ?? null)
  const wanted = Math.max(asked, Math.ceil((items.findIndex(({ id }) => id === chosen) + 1) / STEP) * STEP)
  const first = useFirst(SCREENFUL)
  const deferred = useDeferredValue(wanted)
  const shown = isPane ? deferred : Math.min(first, deferred)
  const next = useRef<number>(undefined)
  useEffect(() => {
    if (next.current === undefined) return
    const first = list.current?.querySelectorAll('article')[next.current]?.querySelector<HTMLElement>('a, button')
    first?.focus()
    if (first) next.current = undefined
  })
  const all = items.length
  const hidden = all - wanted
  const hasMore = loadMoreOfShown !== undefined
  const sections = useMemo(() => {
    const before = parts.map((_, at) => parts.slice(0, at).reduce((sum, { items }) => sum + items.length, 0))
    return parts.map(
      ({ title, items }, at) =>
        items.length > 0 &&
        (before[at] ?? 0) < shown && (
          <Section key={title} title={title} count={formatItemCount(items.length, hasMore)}>
            {items.slice(0, shown - (before[at] ?? 0)).map((item) => (
              <Item key={item.id} aria-current={item.id === chosen || undefined}>
                {children(item)}
              </Item>
            ))}
          </Section>
        ),
    )
  }, [parts, shown, chosen, hasMore, children])
  const showMore = () => {
    next.current = Math.min(wanted, all)
    setAsked(() => wanted + STEP)
    if (hidden <= 0) loadMore?.()
  }
  return (
    <div ref={list}>
      {all === 0 && <Box css={withoutLine}>{empty}</Box>}
      <Stack gap="8" css={{ '[data-list-pane] &': { gap: '6' } }}>
        {sections}
      </Stack>
      <LoadMore
        loadMore={hidden > 0 || loadMore ? showMore : undefined}
        busy={busy}
        label={hidden > 0 ? `Show ${Math.min(STEP, hidden)} more` : 'Load more'}
      />
    </div>
  )
}
