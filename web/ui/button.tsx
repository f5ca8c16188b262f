import { chakra, defineRecipe } from './chakra.ts'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { Icon, type IconName } from './icon.tsx'

export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flex: 'none',
    maxWidth: 'full',
    border: '1px solid',
    borderRadius: 'm',
    textStyle: 'm',
    lineHeight: '1.25',
    fontWeight: 'bold',
    cursor: 'pointer',
    textDecoration: 'none',
    transition: 'background-color 120ms, border-color 120ms',
    _active: { transform: 'translateY(1px)' },
    _disabled: { opacity: 0.55, cursor: 'not-allowed', transform: 'none' },
  },
  variants: {
    look: {
      plain: { bg: 'bg', color: 'fg', borderColor: 'border.emphasized', _hover: { bg: 'bg.subtle' } },
      primary: {
        bg: 'primary.solid',
        color: 'primary.contrast',
        borderColor: 'primary.solid',
        _hover: { bg: 'primary.hover', borderColor: 'primary.hover' },
      },
      danger: { bg: 'bg', color: 'error.fg', borderColor: 'error.fg', _hover: { bg: 'error.subtle' } },
      quiet: {
        bg: 'transparent',
        color: 'accent.fg',
        borderColor: 'transparent',
        _hover: { textDecoration: 'underline' },
      },
    },
    size: {
      m: { minHeight: { base: '12', sm: '10' }, px: '4', py: '1' },
      /** Inside cards on a desktop; a phone keeps its 44 pixels. */
      s: { minHeight: { base: '11', sm: '8' }, px: { base: '4', sm: '3' }, borderRadius: { base: 'm', sm: '8px' } },
    },
  },
  compoundVariants: [{ look: 'quiet', size: 's', css: { px: '0', borderX: '0' } }],
  defaultVariants: { look: 'plain', size: 'm' },
})

const ButtonElement = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } })
const LinkElement = chakra(Link, buttonRecipe)

const Spinner = () => (
  <chakra.span
    width="4"
    height="4"
    border="2px solid"
    borderColor="currentcolor"
    borderRightColor="transparent"
    borderRadius="full"
    animation="spin 800ms linear infinite"
    aria-hidden="true"
  />
)

export function Button({
  busy = false,
  icon,
  children,
  ...rest
}: ComponentProps<typeof ButtonElement> & { busy?: boolean; icon?: IconName }) {
  return (
    <ButtonElement {...rest} disabled={busy || rest.disabled} aria-busy={busy || undefined}>
      {busy ? <Spinner /> : icon && <Icon name={icon} size={18} />}
      {children}
    </ButtonElement>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ icon, children, ...rest }: ComponentProps<typeof LinkElement> & { icon?: IconName }) {
  return (
    <LinkElement {...rest}>
      {icon && <Icon name={icon} size={18} />}
      {children}
    </LinkElement>
  )
}

const IconElement = chakra('button', {
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    width: 'tap',
    height: 'tap',
    flex: 'none',
    borderRadius: 'm',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted', color: 'fg' },
    _disabled: { opacity: 0.35, cursor: 'not-allowed', bg: 'transparent' },
  },
})

export function IconButton({
  label,
  icon,
  size = 20,
  children,
  ...rest
}: ComponentProps<typeof IconElement> & { label: string; icon: IconName; size?: number }) {
  return (
    <IconElement type="button" aria-label={label} title={label} {...rest}>
      <Icon name={icon} size={size} />
      {children}
    </IconElement>
  )
}
