import { Box, chakra } from './chakra.ts'
import { useSyncExternalStore } from 'react'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'

interface Toast {
  id: number
  text: string
  kind: 'done' | 'error'
  /** Such as Undo. */
  action?: { label: string; run: () => void } | undefined
}

const SHOWN_MS = 6_000
let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

const replace = (next: readonly Toast[]): void => {
  toasts = next
  for (const listener of listeners) listener()
}
const dismiss = (id: number): void => replace(toasts.filter((toast) => toast.id !== id))
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A short message. Errors stay until dismissed, others disappear. Returns a function that dismisses it. */
export function showToast(text: string, kind: Toast['kind'] = 'done', action?: Toast['action']): () => void {
  const id = nextId++
  replace([...toasts.slice(-2), { id, text, kind, action }])
  if (kind === 'done') setTimeout(() => dismiss(id), action ? 2 * SHOWN_MS : SHOWN_MS)
  return () => dismiss(id)
}

/** Mounted before the first toast, so that screen readers announce it. */
export function ToastRegion() {
  const shown = useSyncExternalStore(subscribe, () => toasts)
  return (
    <Box
      role="status"
      aria-live="polite"
      position="fixed"
      zIndex="toast"
      left="0"
      right="0"
      // On a phone it covers the top bar, so that title and bottom action stay visible.
      top={{ base: 'calc(4px + env(safe-area-inset-top))', md: 'auto' }}
      // Above a page's sticky footer.
      bottom={{ md: '24' }}
      display="grid"
      justifyItems="center"
      gap="2"
      px={{ base: '2', md: '4' }}
      pointerEvents="none"
    >
      {shown.map(({ id, text, kind, action }) => (
        <Box
          key={id}
          pointerEvents="auto"
          display="flex"
          alignItems="center"
          gap="3"
          pl="4"
          pr="1"
          maxWidth="560px"
          bg="fg"
          color="bg"
          borderRadius="m"
          boxShadow="float"
          _motionSafe={{ animation: 'rise 160ms ease-out' }}
        >
          <Icon name={kind === 'done' ? 'free' : 'alert'} />
          <Box flex="1" py="2.5" overflowWrap="anywhere">
            {text}
          </Box>
          {action && (
            <chakra.button
              type="button"
              minHeight="tap"
              px="2"
              fontWeight="bold"
              textDecoration="underline"
              cursor="pointer"
              onClick={() => {
                dismiss(id)
                action.run()
              }}
            >
              {action.label}
            </chakra.button>
          )}
          <IconButton label="Dismiss" icon="close" size={18} color="inherit" _hover={{}} onClick={() => dismiss(id)} />
        </Box>
      ))}
    </Box>
  )
}
