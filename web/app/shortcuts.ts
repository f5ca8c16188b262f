import { lazyPage } from '#web/components/page/lazy-page.tsx'

export const ShortcutKeys = lazyPage(() => import('./shortcut-keys.tsx'), 'ShortcutKeys', null)
export const ShortcutSheet = lazyPage(() => import('./shortcut-sheet.tsx'), 'ShortcutSheet', null)
