import type { ReactNode } from 'react'
import { Box, chakra } from '#web/ui/chakra.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Order } from './own-wallet.api.ts'

const Sort = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    flexDirection: { base: 'row-reverse', md: 'row' },
    minHeight: { base: 'tap', md: '8' },
    fontWeight: 'bold',
    color: 'fg',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
  },
})

interface Props {
  order: Order
  onOrder: (order: Order) => void
  children: ReactNode
}

/** Turns the list round; the arrow shows which way it runs. */
export const SortButton = ({ order, onOrder, children }: Props) => (
  <Sort type="button" onClick={() => onOrder(order === 'desc' ? 'asc' : 'desc')}>
    {children}
    <Box as="span" display="inline-flex" color="fg.muted" transform={order === 'asc' ? 'scaleY(-1)' : undefined}>
      <Icon name="sorted" size={14} />
    </Box>
  </Sort>
)
