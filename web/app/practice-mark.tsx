import { Box } from '#web/ui/chakra.ts'
import { initialsOf } from '#web/ui/initials.ts'

const sizes = { s: '28px', m: '32px' } as const

/** The initials of a practice in a square, as people’s are in a circle. Decorative: the name is beside it. */
export function PracticeMark({
  name,
  size,
  isActive = false,
}: {
  name: string
  size: keyof typeof sizes
  isActive?: boolean
}) {
  return (
    <Box
      aria-hidden="true"
      data-initials={initialsOf(name).join('')}
      _before={{ content: 'attr(data-initials)' }}
      display="inline-grid"
      placeItems="center"
      flex="none"
      width={sizes[size]}
      height={sizes[size]}
      borderRadius="7px"
      bg={isActive ? 'secondary.solid' : 'bg.muted'}
      color={isActive ? 'secondary.contrast' : 'fg.muted'}
      fontWeight="bold"
      fontSize="11px"
      letterSpacing="0.02em"
    />
  )
}
