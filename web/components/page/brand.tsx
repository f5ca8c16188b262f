import { Box, chakra } from '#web/ui/chakra.ts'
import { Link } from 'react-router-dom'
import { runtime } from '#web/platform/runtime.ts'

/** The product’s mark in the brand’s own colour. */
export function Mark() {
  return (
    <chakra.svg width="32px" height="32px" viewBox="0 0 32 32" flex="none" aria-hidden="true" color="primary.mark">
      <rect width="32" height="32" rx="9" fill="currentColor" />
      <path d="M10 8v11.5a4.5 4.5 0 0 0 4.5 4.5H23" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      <circle cx="20.5" cy="12" r="3.5" fill="#fff" />
    </chakra.svg>
  )
}

const Name = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: 'tap',
    fontSize: '16px',
    fontWeight: 'bold',
    letterSpacing: '-0.01em',
    whiteSpace: 'nowrap',
    color: 'fg',
    textDecoration: 'none',
  },
})

/** At 200 % zoom on a phone, or with text twice as large, only marks have room; screen readers get the names. */
export const MARKS_ALONE = {
  '@media (max-width: 17.4em)': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
} as const

/** The tenant's first image behind white text, which ends at 544 px and stays readable on a white picture. */
export const IMAGE_BEHIND_TEXT =
  'linear-gradient(90deg, {colors.secondary.deep} 160px, color-mix(in srgb, {colors.secondary.deep} 80%, transparent) 560px, color-mix(in srgb, {colors.secondary.deep} 30%, transparent) 1000px), var(--ld-image)'

/** The tenant’s logo and name, or only its mark; a tenant without a logo gets the product’s, in its own colour. */
export function Brand({ isMark = false }: { isMark?: boolean }) {
  const { brandName, logos } = runtime().tenant.settings
  return (
    <Name to="/">
      {logos.light ? <Logo light={logos.light} dark={logos.dark ?? logos.light} name={brandName} /> : <Mark />}
      {!logos.light && isMark && <chakra.span srOnly>{brandName}</chakra.span>}
      {/* On a tablet the tabs need the room. */}
      {!logos.light && !isMark && (
        <chakra.span srOnly={{ base: false, md: true, lg: false }} css={MARKS_ALONE}>
          {brandName}
        </chakra.span>
      )}
    </Name>
  )
}

export function Logo({ light, dark, name }: { light: string; dark: string; name: string }) {
  return (
    <Box
      height="32px"
      css={{ '& img': { height: '32px', width: 'auto', objectFit: 'contain', objectPosition: 'left' } }}
    >
      <chakra.img src={light} alt={name} _dark={{ display: 'none' }} />
      <chakra.img src={dark} alt={name} display="none" _dark={{ display: 'block' }} />
    </Box>
  )
}
