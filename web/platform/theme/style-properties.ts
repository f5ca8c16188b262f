import { defineConditions, defineConfig } from '@chakra-ui/react'

/** The style properties whose values may be tokens, by the kind of token. */
const properties = {
  colors:
    'color background backgroundColor borderColor borderTopColor borderRightColor borderBottomColor outlineColor accentColor fill stroke',
  spacing:
    'margin marginTop marginRight marginBottom marginLeft marginInline marginBlock padding paddingTop paddingRight paddingBottom paddingLeft paddingInline paddingBlock gap rowGap columnGap inset insetInline top right bottom left scrollMarginTop scrollPaddingTop scrollPaddingBottom borderSpacing',
  sizes: 'width height minWidth minHeight maxWidth maxHeight flexBasis',
  radii: 'borderRadius',
  shadows: 'boxShadow',
  zIndex: 'zIndex',
  fonts: 'fontFamily',
  fontWeights: 'fontWeight',
}

const shortNames: Record<string, string> = {
  background: 'bg',
  backgroundColor: 'bgColor',
  backgroundImage: 'bgImage',
  backgroundSize: 'bgSize',
  borderInline: 'borderX',
  borderBlock: 'borderY',
  insetInline: 'insetX',
  margin: 'm',
  marginTop: 'mt',
  marginRight: 'mr',
  marginBottom: 'mb',
  marginLeft: 'ml',
  marginInline: 'mx',
  marginBlock: 'my',
  padding: 'p',
  paddingTop: 'pt',
  paddingRight: 'pr',
  paddingBottom: 'pb',
  paddingLeft: 'pl',
  paddingInline: 'px',
  paddingBlock: 'py',
}

const kindOf: Record<string, string> = Object.fromEntries(
  Object.entries(properties).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind])),
)

const taking = Object.fromEntries(
  Object.keys({ ...kindOf, ...shortNames }).map((name) => [
    name,
    { values: kindOf[name], shorthand: shortNames[name] },
  ]),
)

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  padding: '0',
  margin: '-1px',
  overflow: 'hidden',
  clip: 'rect(0, 0, 0, 0)',
  whiteSpace: 'nowrap',
  borderWidth: '0',
}

/** Undoes `hidden` from a breakpoint on. */
const shown = {
  position: 'static',
  width: 'auto',
  height: 'auto',
  padding: '0',
  margin: '0',
  overflow: 'visible',
  clip: 'auto',
  whiteSpace: 'normal',
}

const conditions = defineConditions({
  hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
  focusVisible: '&:is(:focus-visible, [data-focus-visible])',
  disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
  checked: '&:is(:checked, [data-checked], [aria-checked=true], [data-state=checked])',
  invalid: '&:is([data-invalid], [aria-invalid=true], [data-state=invalid])',
  empty: '&:is(:empty, [data-empty])',
  first: '&:first-of-type',
  last: '&:last-of-type',
  before: '&::before',
  backdrop: '&::backdrop',
  placeholder: '&::placeholder, &[data-placeholder]',
  currentPage: '&[aria-current=page]',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  motionSafe: '@media (prefers-reduced-motion: no-preference)',
  dark: '[data-theme=dark] &',
})

/**
 * The part of Chakra's `defaultBaseConfig` that this site uses; all of it would add 5 KiB to every page. The test fails
 * if the site uses a property, short name or state that is missing here.
 */
export const styleProperties = defineConfig({
  conditions,
  utilities: {
    ...taking,
    borderTopRadius: {
      values: 'radii',
      transform: (value) => ({ borderTopLeftRadius: value, borderTopRightRadius: value }),
    },
    borderBottomRadius: {
      values: 'radii',
      transform: (value) => ({ borderBottomLeftRadius: value, borderBottomRightRadius: value }),
    },
    borderLeftRadius: {
      values: 'radii',
      transform: (value) => ({ borderTopLeftRadius: value, borderBottomLeftRadius: value }),
    },
    borderRightRadius: {
      values: 'radii',
      transform: (value) => ({ borderTopRightRadius: value, borderBottomRightRadius: value }),
    },
    lineClamp: {
      transform: (value) => ({
        overflow: 'hidden',
        display: '-webkit-box',
        WebkitLineClamp: value,
        WebkitBoxOrient: 'vertical',
        textWrap: 'wrap',
      }),
    },
    srOnly: { transform: (value) => (value === true ? hidden : value === false ? shown : {}) },
  },
})
