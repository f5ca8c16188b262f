import { Box } from './chakra.ts'
import { initialsOf } from './initials.ts'

export const avatarSizes = {
  xs: '28px',
  s: '32px',
  m: '40px',
  l: '56px',
  xl: { base: '96px', sm: '150px' },
} as const
const fonts = { xs: '11px', s: '12px', m: '12px', l: '18px', xl: { base: '30px', sm: '44px' } } as const

const person = { borderRadius: 'full', bg: 'secondary.tint', color: 'secondary.ink' } as const
export const SQUARE_RADIUS = '7px'
const squares = {
  // The line is for the dark theme, where the grey is that of menus.
  quiet: {
    borderRadius: SQUARE_RADIUS,
    bg: 'bg.muted',
    color: 'fg.muted',
    boxShadow: 'inset 0 0 0 1px {colors.border}',
  },
  active: { borderRadius: SQUARE_RADIUS, bg: 'secondary.solid', color: 'secondary.contrast' },
} as const

interface Props {
  name: string
  size?: keyof typeof avatarSizes
  /** Square where practices are listed; the active one is filled. */
  square?: keyof typeof squares
}

/** Decorative initials; the name is always shown beside them. */
export function Avatar({ name, size = 'm', square }: Props) {
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
      fontWeight="bold"
      fontSize={fonts[size]}
      {...(square ? squares[square] : person)}
    />
  )
}
