import { Box, chakra, Row } from './chakra.ts'
import { type KeyboardEvent, type ReactNode, useDeferredValue, useEffect, useId, useRef } from 'react'
import { IconButton } from './button.tsx'
import { dockedHeight } from './docked-height.ts'
import { useLayer } from './layers.ts'
import { useSecondTap } from './second-tap.ts'

const Frame = chakra('section', {
  base: {
    position: 'fixed',
    insetX: '0',
    bottom: '0',
    zIndex: 'float',
    display: 'flex',
    flexDirection: 'column',
    maxHeight: '54dvh',
    bg: 'bg.raised',
    borderTop: '1px solid',
    borderColor: 'border',
    borderTopRadius: 'l',
    boxShadow: 'float',
    overflow: 'hidden',
    _motionSafe: { animation: 'rise 160ms ease-out' },
    // Where title and buttons would leave no room for the content, all of it scrolls.
    '@media (max-height: 400px)': {
      maxHeight: '70dvh',
      overflowY: 'auto',
      '& > *': { flex: 'none', overflow: 'visible' },
    },
  },
})

interface Props {
  onClose: () => void
  title: string
  /** A sentence under the title. */
  lead?: ReactNode
  children: ReactNode
  footer?: ReactNode
}

/**
 * A sheet from below that leaves the page in use: what was chosen there can still be changed. The tap that opens it is
 * drawn on the page first, and the sheet right after; one that takes the place of another is drawn at once.
 */
export const DockedSheet = (props: Props) => useDeferredValue(true, dockedHeight.get() > 0) && <Sheet {...props} />

function Sheet({ onClose, title, lead, children, footer }: Props) {
  const frame = useRef<HTMLElement>(null)
  const headingId = useId()
  useSecondTap(frame, true, false)
  useLayer(true, onClose)
  // What the sheet leaves of the window is for the page.
  useEffect(() => {
    const sheet = frame.current
    if (!sheet) return
    const measure = () => dockedHeight.set(sheet.offsetHeight)
    measure()
    const size = new ResizeObserver(measure)
    size.observe(sheet)
    return () => {
      size.disconnect()
      dockedHeight.set(0)
    }
  }, [])
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null
    frame.current?.focus()
    return () => {
      if (before?.isConnected && document.activeElement === document.body) before.focus()
    }
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    <Frame
      ref={frame}
      role="dialog"
      aria-labelledby={headingId}
      data-docked
      data-floor
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <Row align="flex-start" gap="3" pl="4" pr="1" pt="1">
        <Box flex="1" minWidth="0" pt="2.5">
          <chakra.h2 id={headingId} textStyle="l" overflowWrap="anywhere" aria-live="polite">
            {title}
          </chakra.h2>
          {lead && <Box color="fg.muted">{lead}</Box>}
        </Box>
        <IconButton label="Close" icon="close" onClick={onClose} />
      </Row>
      <Box px="4" pt="3" pb="4" overflowY="auto" tabIndex={0} role="group" aria-labelledby={headingId}>
        {children}
      </Box>
      {footer && (
        <Box
          display="flex"
          flexDirection="column"
          gap="2"
          px="4"
          pt="3"
          pb="calc(12px + env(safe-area-inset-bottom))"
          borderTop="1px solid"
          borderColor="border"
        >
          {footer}
        </Box>
      )}
    </Frame>
  )
}
