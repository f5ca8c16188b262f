import type { BoxProps } from '@chakra-ui/react'
import { Box } from './chakra.ts'
import { Icon, type IconName } from './icon.tsx'

interface Props extends BoxProps {
  icon: IconName
  large?: boolean
}

/** A decorative icon on a square, beside its text. */
export function IconTile({ icon, large = false, ...rest }: Props) {
  return (
    <Box
      width={large ? '64px' : '56px'}
      height={large ? '64px' : '56px'}
      flex="none"
      borderRadius={large ? 'l' : 'm'}
      bg="bg.muted"
      color="fg.muted"
      display="grid"
      placeItems="center"
      {...rest}
    >
      <Icon name={icon} size={large ? 30 : 26} />
    </Box>
  )
}
