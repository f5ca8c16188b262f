import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { usePageTitle } from './page-title.ts'
import { Icon, type IconName } from './icon.tsx'

interface Props {
  icon: IconName
  title: string
  children: ReactNode
  action?: ReactNode
  /** Without a layout around it. */
  alone?: boolean
}

/** A page with one thing to say: not found, waiting for approval, stopped working. */
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
      <Box
        width="64px"
        height="64px"
        borderRadius="l"
        bg="bg.muted"
        color="fg.muted"
        display="grid"
        placeItems="center"
        mb="1"
      >
        <Icon name={icon} size={30} />
      </Box>
      <chakra.h1 textStyle="xl">{title}</chakra.h1>
      <Box color="fg.muted" maxWidth="48ch">
        {children}
      </Box>
      {action && <Box mt="3">{action}</Box>}
    </Box>
  )
}
