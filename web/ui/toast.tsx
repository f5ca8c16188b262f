import { Box, chakra, Row, Stack } from './chakra.ts'
import { useLayoutEffect, useRef } from 'react'
import { useValue, valueStore } from '#web/platform/value-store.ts'
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
const toasts = valueStore<readonly Toast[]>([])
let nextId = 1

const dismiss = (id: number): void => toasts.set(toasts.get().filter((toast) => toast.id !== id))

const replaces = (next: Toast, shown: Toast): boolean =>
  next.kind === 'done' && shown.kind === 'done' && Boolean(next.action) === Boolean(shown.action)

/** What has been done gives way to what is done next, and an action such as Undo to the next one; errors stay. */
export const withToast = (shown: readonly Toast[], next: Toast): Toast[] => [
  ...shown.filter((toast) => !replaces(next, toast)).slice(-2),
  next,
]

/** A short message. Errors stay until dismissed, others disappear. Returns a function that dismisses it. */
export function showToast(text: string, kind: Toast['kind'] = 'done', action?: Toast['action']): () => void {
  // Shown once, however often the button was pressed.
  const isSame = (toast: Toast) => toast.text === text && toast.kind === kind && !toast.action
  const same = action ? undefined : toasts.get().find(isSame)
  if (same) return () => dismiss(same.id)
  const id = nextId++
  toasts.set(withToast(toasts.get(), { id, text, kind, action }))
  if (kind === 'done') setTimeout(() => dismiss(id), action ? 2 * SHOWN_MS : SHOWN_MS)
  return () => dismiss(id)
}

const GAP_PX = 12

/** The bars at the lower edge, across the region, from the lowest up. */
const floors = ({ left, right }: DOMRect): DOMRect[] =>
  [...document.querySelectorAll('[data-floor]')]
    .map((floor) => floor.getBoundingClientRect())
    .filter((floor) => floor.height > 0 && floor.left < right && floor.right > left)
    .sort((one, other) => other.top - one.top)

/** Moves it to the lowest position that covers no bar and no sheet. */
function moveClear(region: HTMLElement): void {
  const box = region.getBoundingClientRect()
  let below = GAP_PX
  for (const { top, bottom } of floors(box)) {
    const isInTheWay = bottom > innerHeight - below - box.height - GAP_PX && top < innerHeight - below + GAP_PX
    if (isInTheWay) below = innerHeight - top + GAP_PX
  }
  region.style.bottom = `${below}px`
}

/** Keeps the region clear of bars that come, move and go; the page can be scrolled further by what it covers. */
function useClearOfBars(isShown: boolean) {
  const region = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = region.current
    if (!isShown || !element) return
    const page = document.documentElement.style
    let frame = 0
    const update = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => moveClear(element))
    }
    const size = new ResizeObserver(() => {
      page.paddingBottom = `${element.offsetHeight + 2 * GAP_PX}px`
      update()
    })
    size.observe(element)
    size.observe(document.body)
    const changes = new MutationObserver(update)
    changes.observe(document.body, { childList: true, subtree: true })
    addEventListener('scroll', update, { passive: true })
    addEventListener('resize', update)
    moveClear(element)
    return () => {
      cancelAnimationFrame(frame)
      size.disconnect()
      changes.disconnect()
      removeEventListener('scroll', update)
      removeEventListener('resize', update)
      page.paddingBottom = ''
    }
  }, [isShown])
  return region
}

/** Mounted before the first toast, so that screen readers announce it. */
export function ToastRegion() {
  const shown = useValue(toasts)
  const region = useClearOfBars(shown.length > 0)
  return (
    <Stack
      ref={region}
      role="status"
      aria-live="polite"
      position="fixed"
      zIndex="toast"
      left={{ base: '2', md: '8' }}
      right={{ base: '2', md: 'auto' }}
      maxWidth="560px"
      gap="2"
      pointerEvents="none"
    >
      {shown.map(({ id, text, kind, action }) => (
        <Row
          key={id}
          role={kind === 'error' ? 'alert' : undefined}
          pointerEvents="auto"
          align="center"
          gap="3"
          pl="4"
          pr="1"
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
          <IconButton
            label="Dismiss"
            icon="close"
            size={18}
            color="inherit"
            _hover={{ bg: 'transparent', color: 'inherit' }}
            onClick={() => dismiss(id)}
          />
        </Row>
      ))}
    </Stack>
  )
}
