import { useEffect, useState } from 'react'
import { readStored } from '#web/platform/storage.ts'

const keys = new Set(['j', 'k', 'n', '/', '?'])
const TYPED = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** A single key outside fields and dialogs, unless the user has turned such keys off; on request also Enter. */
const isShortcut = (
  { key, target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent,
  withEnter: boolean,
): boolean =>
  (keys.has(key) || (withEnter && key === 'Enter')) &&
  !(ctrlKey || metaKey || altKey || defaultPrevented) &&
  !(target as Element).closest?.(TYPED) &&
  !document.querySelector('dialog[open]') &&
  !readStored('shortcutsOff')

/** How long a key waits for a list, and how often it looks for it. */
const [MAX_WAIT_MS, RETRY_MS] = [10_000, 50]

/** Keys that wait for the file that handles them, or for the list in which they move. */
let waiting: string[] = []
let handleWaiting = (): void => {}

/** Whether a shortcut was pressed: what they do is only loaded then. */
export function useShortcuts(): boolean {
  const [isUsed, setUsed] = useState(false)
  useEffect(() => {
    const drop = () => (waiting = [])
    const listen = (event: KeyboardEvent) => {
      // Enter is for the item that a waiting key will focus, unless something else has the focus.
      if (!isShortcut(event, waiting.length > 0 && document.activeElement === document.body)) return drop()
      event.preventDefault()
      waiting.push(event.key)
      setUsed(true)
      handleWaiting()
    }
    addEventListener('keydown', listen)
    addEventListener('pointerdown', drop)
    return () => {
      removeEventListener('keydown', listen)
      removeEventListener('pointerdown', drop)
    }
  }, [])
  return isUsed
}

/** Handles the keys in their order; one for which `handle` returns false is tried again. */
export function handleShortcuts(handle: (key: string) => boolean): () => void {
  let retry = 0
  let since = 0
  handleWaiting = () => {
    clearTimeout(retry)
    while (waiting[0] !== undefined && handle(waiting[0])) {
      waiting.shift()
      since = 0
    }
    since ||= performance.now()
    if (performance.now() - since > MAX_WAIT_MS) waiting = []
    if (waiting.length > 0) retry = window.setTimeout(handleWaiting, RETRY_MS)
    else since = 0
  }
  handleWaiting()
  return () => {
    clearTimeout(retry)
    handleWaiting = () => {}
  }
}
