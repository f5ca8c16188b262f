import { Key } from '#web/ui/key.tsx'
import { useKeyboard } from '#web/platform/media.ts'
import { useStored } from '#web/platform/storage.ts'

/** Names the single key that does the same, where a keyboard is likely. */
export function KeyHint({ children }: { children: string }) {
  const isLikely = useKeyboard()
  const isOff = useStored('shortcutsOff')
  return (
    isLikely &&
    !isOff && (
      <Key color="inherit" aria-hidden="true">
        {children}
      </Key>
    )
  )
}
