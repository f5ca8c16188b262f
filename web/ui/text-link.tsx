import { chakra, defineRecipe } from './chakra.ts'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from './icon.tsx'

const recipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: { base: 'tap', md: '6' },
    color: 'accent.fg',
    textDecoration: 'none',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
    _active: { opacity: 0.7 },
    _disabled: { opacity: 0.55, cursor: 'not-allowed', textDecoration: 'none' },
  },
  variants: {
    /** Underlined: within running text, colour alone doesn't identify a link. */
    inline: {
      true: {
        display: 'inline',
        minHeight: '0',
        textDecoration: 'underline',
        textUnderlineOffset: '2px',
        textDecorationThickness: '1px',
      },
    },
  },
})

export const TextLink = chakra(Link, recipe)
export const TextButton = chakra('button', recipe, { defaultProps: { type: 'button' } })
/** For addresses that aren’t of the site. */
export const TextAnchor = chakra('a', recipe)

/** Opens in a new tab. */
export function ExternalLink({ children, ...rest }: ComponentProps<typeof TextAnchor>) {
  return (
    <TextAnchor
      target="_blank"
      rel="noopener noreferrer"
      gap="1.5"
      textDecoration="underline"
      textUnderlineOffset="2px"
      {...rest}
    >
      {children}
      <Icon name="external" size={16} />
      <chakra.span srOnly>opens in a new tab</chakra.span>
    </TextAnchor>
  )
}
