import type { ComponentProps } from 'react'
import { Box } from '#web/ui/chakra.ts'

interface Props extends ComponentProps<typeof Box> {
  count: number
  max: number
}

/** How many are new, beside an icon; its button has the number in words. */
export function CountBadge({ count, max, ...style }: Props) {
  return (
    <Box
      position="absolute"
      // Beside the icon, however many digits it has.
      top="4px"
      left="calc(50% + 4px)"
      minWidth="16px"
      height="16px"
      px="4px"
      borderRadius="full"
      bg="primary.solid"
      color="primary.contrast"
      boxShadow="0 0 0 2px {colors.bg}"
      fontWeight="bold"
      fontSize="11px"
      lineHeight="16px"
      textAlign="center"
      data-count={count > max ? `${max}+` : count}
      _before={{ content: 'attr(data-count)' }}
      aria-hidden="true"
      {...style}
    />
  )
}
