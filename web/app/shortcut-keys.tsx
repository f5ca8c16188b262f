import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#web/platform/paths.ts'
import { ShortcutSheet } from './shortcut-sheet.tsx'
import { isShortcut, type Side } from './is-shortcut.ts'

/** The cards of the list that is shown, then the button that loads more. */
const ITEMS = '#content article, #content [data-more]'

/** What opens an item. */
const openerOf = (item: HTMLElement): HTMLElement =>
  item.matches('button') ? item : ([...item.querySelectorAll<HTMLElement>('a')].at(-1) ?? item)

/** Focuses the next or previous item, counted from the focused or else the chosen one. */
function moveFocus(by: 1 | -1): void {
  const items = [...document.querySelectorAll<HTMLElement>(ITEMS)]
  const focused = items.findIndex((item) => item.contains(document.activeElement))
  const current = focused >= 0 ? focused : items.findIndex((item) => item.closest('[aria-current]'))
  const item = items[current < 0 ? 0 : Math.min(Math.max(current + by, 0), items.length - 1)]
  const opener = item && openerOf(item)
  if (opener === item && !item?.matches('button')) item?.setAttribute('tabindex', '-1')
  opener?.focus()
  item?.scrollIntoView({ block: 'nearest' })
}

const FIRST_FILTER = '#content [data-filters] :is(select, input, button)'

/** Waits for the page that was just opened. */
function focusFilters(tries = 60): void {
  const field = document.querySelector<HTMLElement>(FIRST_FILTER)
  if (field) field.focus()
  else if (tries > 0) setTimeout(() => focusFilters(tries - 1), 50)
}

/** Single-key shortcuts; `first` is the one that loaded them. */
export function ShortcutKeys({ first, side }: { first: KeyboardEvent; side: Side }) {
  const [isSheetOpen, setSheetOpen] = useState(first.key === '?')
  const navigate = useNavigate()
  const go = useEffectEvent((key: string) => {
    switch (key) {
      case 'j':
        return moveFocus(1)
      case 'k':
        return moveFocus(-1)
      case 'n':
        return side === 'practice' && void navigate(paths.practice.newOffer)
      case '/':
        if (side === 'locum') return void navigate(paths.locum.offers)
        if (!document.querySelector(FIRST_FILTER)) void navigate(paths.practice.search)
        return focusFilters()
    }
  })
  useEffect(() => {
    go(first.key)
    const listen = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      if (event.key === '?') setSheetOpen(true)
      else go(event.key)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [first])
  return <ShortcutSheet side={side} open={isSheetOpen} onClose={() => setSheetOpen(false)} />
}
