import { useEffect, useState } from 'react'
import { lazyPage } from '#web/components/lazy-page.tsx'
import { isShortcut } from './is-shortcut.ts'

export const ShortcutKeys = lazyPage(() => import('./shortcut-keys.tsx'), 'ShortcutKeys', null)
export const ShortcutSheet = lazyPage(() => import('./shortcut-sheet.tsx'), 'ShortcutSheet', null)

/** The first shortcut that is pressed: what they do is only loaded then. */
export function useFirstShortcut(): KeyboardEvent | undefined {
  const [first, setFirst] = useState<KeyboardEvent>()
  useEffect(() => {
    if (first) return
    const listen = (event: KeyboardEvent) => isShortcut(event) && setFirst(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [first])
  return first
}
