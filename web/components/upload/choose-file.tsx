import { Box, chakra } from '#web/ui/chakra.ts'
import type { ComponentProps } from 'react'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { fileLock } from './file-lock.ts'

/** Looks like a button; the browser's file input over it handles focus, keyboard and name. */
const ButtonFace = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: { base: '12', sm: '10' },
    px: '4',
    border: '1px solid',
    borderColor: 'border.emphasized',
    borderRadius: 'm',
    fontWeight: 'bold',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    'input:disabled + &': { opacity: 0.55, cursor: 'not-allowed' },
  },
})

interface Props extends Omit<ComponentProps<typeof chakra.input>, 'onChange' | 'children'> {
  onFile: (file: File) => Promise<void>
  icon?: IconName
  children: string
}

export function ChooseFile({ onFile, icon = 'upload', children, ...input }: Props) {
  return (
    <Box position="relative">
      <chakra.input
        {...input}
        type="file"
        disabled={fileLock() !== undefined}
        title={fileLock()?.title}
        position="absolute"
        inset="0"
        width="full"
        opacity="0"
        cursor="pointer"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // Reset, so that the same file can be chosen again.
          if (file) void onFile(file).finally(() => (currentTarget.value = ''))
        }}
      />
      <ButtonFace aria-hidden="true">
        <Icon name={icon} size={18} />
        {children}
      </ButtonFace>
    </Box>
  )
}
