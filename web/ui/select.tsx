import { Box } from './chakra.ts'
import type { ComponentProps } from 'react'
import { InputFrame, NativeSelect } from './field.tsx'
import { Icon } from './icon.tsx'

const compactFrame = {
  width: 'auto',
  minWidth: '132px',
  minHeight: { base: 'tap', md: '8' },
  borderColor: 'border.emphasized',
} as const
const compactSelect = { fontSize: { base: '15px', md: '12px' }, pr: '8' } as const

interface Props extends ComponentProps<typeof NativeSelect> {
  /** For a toolbar rather than a form. */
  compact?: boolean
  flex?: ComponentProps<typeof InputFrame>['flex']
}

/** A native select, which a phone shows as its own picker. Children are its options. */
export function Select({ compact = false, flex, ...select }: Props) {
  return (
    <InputFrame position="relative" flex={flex} {...(compact && compactFrame)}>
      <NativeSelect {...(compact && compactSelect)} {...select} />
      <Box
        position="absolute"
        right={compact ? '2' : '3'}
        top="50%"
        transform="translateY(-50%)"
        pointerEvents="none"
        color="fg.muted"
      >
        <Icon name="down" size={compact ? 16 : 18} />
      </Box>
    </InputFrame>
  )
}
