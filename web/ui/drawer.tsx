import { Box, chakra, Row } from './chakra.ts'
import { type ReactNode, useId } from 'react'
import { IconButton } from './button.tsx'
import { useModal } from './use-modal.ts'

const Frame = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0 0 0 auto',
    width: '320px',
    maxWidth: 'calc(100vw - 48px)',
    height: '100dvh',
    maxHeight: '100dvh',
    bg: 'bg.raised',
    color: 'fg',
    boxShadow: 'float',
    overflowY: 'auto',
    _backdrop: { bg: 'scrim' },
  },
})

/** Slides in from the right, over the page. */
export function Drawer({
  open,
  onClose,
  title,
  children,
}: {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
}) {
  const modal = useModal(open, onClose)
  const headingId = useId()
  return (
    <Frame {...modal} aria-labelledby={headingId}>
      <Row align="center" justify="space-between" pl="6" pr="2" py="2">
        <chakra.h2 id={headingId} textStyle="l">
          {title}
        </chakra.h2>
        <IconButton label="Close" icon="close" onClick={onClose} />
      </Row>
      <Box px="3" pb="6">
        {children}
      </Box>
    </Frame>
  )
}
