import { Box } from './chakra.ts'
import { initialsOf } from './initials.ts'

export const avatarSizes = { s: '32px', m: '40px', l: '56px', xl: { base: '96px', sm: '150px' } } as const
const fonts = { s: '12px', m: '12px', l: '18px', xl: { base: '30px', sm: '44px' } } as const

/** Decorative initials; the name is always shown beside them. */
export function Avatar({ name, size = 'm' }: { name: string; size?: keyof typeof avatarSizes }) {
  return (
    <Box
      aria-hidden="true"
      // Drawn by CSS, so that they are not part of the name of a button around them.
      data-initials={initialsOf(name).join('')}
      _before={{ content: 'attr(data-initials)' }}
      display="inline-grid"
      placeItems="center"
      flex="none"
      width={avatarSizes[size]}
      height={avatarSizes[size]}
      borderRadius="full"
      bg="secondary.tint"
      color="secondary.ink"
      fontWeight="bold"
      fontSize={fonts[size]}
    />
  )
}
