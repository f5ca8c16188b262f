import type { ReactNode } from 'react'
import type { BrandImageKind } from '#shared/documents/brand-images.schema.ts'
import { acceptedTypes } from '#web/components/upload/check-file.ts'
import { Box, chakra, Row, Small } from '#web/ui/chakra.ts'
import { ErrorText } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { useBrandUpload } from './use-brand-upload.ts'

const Choose = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: { base: 'tap', md: '6' },
    color: 'accent.fg',
    cursor: 'pointer',
    borderRadius: 's',
    _hover: { textDecoration: 'underline' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.accent.fg}', outlineOffset: '2px' },
    '& input': { position: 'absolute', inset: '0', width: 'full', opacity: '0', cursor: 'pointer' },
  },
})

interface Props {
  kind: BrandImageKind
  label: string
  /** Where the image is, if there is one. */
  address: string | undefined
  /** On a dark ground in both themes. */
  onDark?: boolean
  mark?: ReactNode
  error?: string | undefined
  /** The path of what was uploaded, and where this page finds it until it is saved. */
  onUploaded: (path: string, address: string) => void
  onRemove?: (() => void) | undefined
}

/** One image of the brand, with what can be done with it. */
export function ImageSlot({ kind, label, address, onDark = false, mark, error, onUploaded, onRemove }: Props) {
  const { choose, problem, isBusy } = useBrandUpload(kind, onUploaded)
  const word = address ? 'Replace' : 'Upload'
  const trouble = problem ?? error
  const id = `image-${label.replaceAll(' ', '-')}`
  return (
    <Box minWidth="0">
      <Box
        border={address ? '1px solid' : '1.5px dashed'}
        borderColor={address ? 'border' : 'border.control'}
        borderRadius="m"
        overflow="hidden"
      >
        <Box
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          placeItems="center"
          height="88px"
          bg={onDark ? '#0F1518' : kind === 'brandLogo' ? '#FFFFFF' : 'bg.subtle'}
          color={onDark ? '#E9EEF0' : kind === 'brandLogo' ? '#4D5A62' : 'fg.subtle'}
        >
          {address ? (
            <chakra.img
              src={address}
              alt=""
              maxWidth="full"
              {...(kind === 'brandLogo'
                ? { height: '40px', objectFit: 'contain' }
                : { width: 'full', height: '88px', objectFit: 'cover' })}
            />
          ) : (
            <Icon name="upload" size={20} />
          )}
        </Box>
        <Row wrap columnGap="3" align="center" px="3" py="2" borderTop="1px solid" borderColor="border" textStyle="s">
          <Box width="full" color="fg">
            {isBusy ? 'Uploading…' : label}
          </Box>
          {address && onRemove && (
            <TextButton onClick={onRemove} aria-label={`Remove: ${label}`}>
              Remove
            </TextButton>
          )}
          <Choose>
            {word}
            <input
              type="file"
              accept={acceptedTypes(kind)}
              aria-label={`${word}: ${label}`}
              aria-describedby={trouble ? id : undefined}
              disabled={isBusy}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? []
                // Reset, so that the same file can be chosen again.
                if (file) void choose(file).finally(() => (currentTarget.value = ''))
              }}
            />
          </Choose>
        </Row>
      </Box>
      {trouble ? <ErrorText id={id}>{trouble}</ErrorText> : mark && <Small mt="1.5">{mark}</Small>}
    </Box>
  )
}
