import { Box, chakra } from './chakra.ts'
import type { ReactNode } from 'react'
import { usePageTitle } from './page-title.ts'
import type { IconName } from './icon.tsx'
import { IconTile } from './icon-tile.tsx'

interface Props {
  icon: IconName
  title: string
  children: ReactNode
  action?: ReactNode
  /** Used outside a layout. */
  alone?: boolean
}

/** A page with a single message: not found, approval pending, unexpected error. */
export function FullPage({ icon, title, children, action, alone = false }: Props) {
  usePageTitle(title)
  return (
    <Box
      as={alone ? 'main' : 'div'}
      id={alone ? 'content' : undefined}
      flex="1"
      display="grid"
      placeContent="center"
      justifyItems="center"
      textAlign="center"
      gap="3"
      px="4"
      py="12"
    >
      <IconTile icon={icon} large mb="1" />
      <chakra.h1 textStyle="xl">{title}</chakra.h1>
      <Box color="fg.muted" maxWidth="48ch">
        {children}
      </Box>
      {action && <Box mt="3">{action}</Box>}
    </Box>
  )
}
