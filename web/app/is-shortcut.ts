import { readStored } from '#web/platform/storage.ts'

const keys = new Set(['j', 'k', 'n', '/', '?'])
const TYPED = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** A single key outside fields and dialogs, unless the user has turned such keys off; on request also Enter. */
export const isShortcut = (
  { key, target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent,
  withEnter: boolean,
): boolean =>
  (keys.has(key) || (withEnter && key === 'Enter')) &&
  !(ctrlKey || metaKey || altKey || defaultPrevented) &&
  !(target as Element).closest?.(TYPED) &&
  !document.querySelector('dialog[open]') &&
  !readStored('shortcutsOff')
