import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

/** Says why there is nothing, and offers the next step. */
export function EmptyState({
  icon,
  title,
  children,
  action,
}: {
  icon: IconName
  title: string
  children: ReactNode
  action?: ReactNode
}) {
  return (
    <Box borderTop="1px solid" borderColor="border" pt="4" display="flex" gap="4">
      <Box
        width="56px"
        height="56px"
        flex="none"
        borderRadius="m"
        bg="bg.muted"
        color="fg.muted"
        display="grid"
        placeItems="center"
      >
        <Icon name={icon} size={26} />
      </Box>
      <div>
        <b>{title}</b>
        <Box color="fg.muted" maxWidth="52ch">
          {children}
        </Box>
        {action && <Box mt="2">{action}</Box>}
      </div>
    </Box>
  )
}
