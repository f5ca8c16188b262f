import type { ReactNode } from 'react'
import { Box, chakra, Row } from '#web/ui/chakra.ts'
import { StatusIcon } from '#web/ui/status-pill.tsx'

/** The card is dark in both themes, so it can't use theme colours. */
export const dimOnDark = 'rgba(255, 255, 255, 0.84)'
export const lineOnDark = 'rgba(255, 255, 255, 0.18)'
const bookedOnDark = '#C9D0FF'
export const buttonOnDark = {
  bg: 'rgba(255, 255, 255, 0.1)',
  borderColor: 'transparent',
  color: '#FFFFFF',
  minHeight: 'tap',
  _hover: { bg: 'rgba(255, 255, 255, 0.18)' },
} as const

/** For the one shift that is next. */
export const DarkCard = chakra('section', {
  base: {
    borderRadius: 'l',
    bg: 'secondary.deep',
    color: '#FFFFFF',
    px: { base: '4', md: '6' },
    pt: { base: '3.5', md: '5' },
    pb: { base: '4', md: '6' },
  },
})

/** That the shift is booked, and when it is. */
export function BookedHead({ children }: { children: ReactNode }) {
  return (
    <Row wrap justify="space-between" align="center" columnGap="3" textStyle="s">
      <Row
        align="center"
        gap="1.5"
        color={bookedOnDark}
        fontWeight="bold"
        css={{ '--knock': '{colors.secondary.deep}' }}
      >
        <StatusIcon family="booked" size={16} />
        Booked
      </Row>
      <Box color={dimOnDark}>{children}</Box>
    </Row>
  )
}
