import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Party } from '#shared/kernel/caller.ts'
import { paths } from '#shared/kernel/paths.ts'
import { ShortcutSheet } from './shortcut-sheet.tsx'
import { handleShortcuts } from './pressed-keys.ts'

/** The cards of the list that is shown, without those of its skeleton, then the button that loads more. */
const ITEMS = '#content article:not([aria-hidden], [aria-hidden] *), #content [data-more]'
/** The title of a list whose first item is shown beside it, until one is chosen. */
const UNCHOSEN = '#content [data-list-pane] h1'

/** What opens an item. */
const openerOf = (item: HTMLElement): HTMLElement =>
  item.matches('button') ? item : ([...item.querySelectorAll<HTMLElement>('a')].at(-1) ?? item)

/** Focuses the next or previous item, counted from the focused or else the chosen one; false until there are any. */
function moveFocus(by: 1 | -1): boolean {
  const items = [...document.querySelectorAll<HTMLElement>(ITEMS)]
  if (items.length === 0) return false
  const focused = items.findIndex((item) => item.contains(document.activeElement))
  const chosen = document.querySelector(UNCHOSEN) ? 0 : items.findIndex((item) => item.closest('[aria-current]'))
  const current = focused < 0 ? chosen : focused
  const item = items[current < 0 ? 0 : Math.min(Math.max(current + by, 0), items.length - 1)]
  const opener = item && openerOf(item)
  if (opener === item && !item?.matches('button')) item?.setAttribute('tabindex', '-1')
  opener?.focus()
  item?.scrollIntoView({ block: 'nearest' })
  return true
}

/** Opens the item that has the focus. */
function openFocused(): void {
  const item = document.activeElement?.closest<HTMLElement>(ITEMS)
  if (item) openerOf(item).click()
}

/** The first field of the filters, or the button that opens them. */
const FIRST_FILTER = '#content [data-filters] :is(select, input, button), #content button[data-filters]'

/** Waits for the page that was just opened. */
function focusFilters(tries = 60): void {
  const field = document.querySelector<HTMLElement>(FIRST_FILTER)
  if (field) field.focus()
  else if (tries > 0) setTimeout(() => focusFilters(tries - 1), 50)
}

/** Single-key shortcuts. */
export function ShortcutKeys({ party }: { party: Party }) {
  const [isSheetOpen, setSheetOpen] = useState(false)
  const navigate = useNavigate()
  const go = useEffectEvent((key: string): boolean => {
    switch (key) {
      case 'j':
        return moveFocus(1)
      case 'k':
        return moveFocus(-1)
      case 'Enter':
        openFocused()
        break
      case 'n':
        if (party === 'practice') void navigate(paths.practice.newOffer)
        break
      case '/':
        if (party === 'professional') void navigate(paths.locum.offers)
        else {
          if (!document.querySelector(FIRST_FILTER)) void navigate(paths.practice.search)
          focusFilters()
        }
        break
      case '?':
        setSheetOpen(true)
    }
    return true
  })
  useEffect(() => handleShortcuts((key) => go(key)), [])
  return <ShortcutSheet party={party} open={isSheetOpen} onClose={() => setSheetOpen(false)} />
}
