import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import { neutral, type Pair, status } from '#shared/tenants/colours/semantic-colours.ts'
import { cssPrefix, tenantTokens } from '#shared/tenants/colours/tenant-colours.ts'

type Tree = { [name: string]: Tree | { value: unknown } }

/** `{ 'bg.muted': [light, dark] }` as the nested tokens Chakra reads; `bg` beside `bg.muted` becomes its DEFAULT. */
function nest(tokens: Record<string, Pair>): Tree {
  const tree: Tree = {}
  for (const [name, [base, _dark]] of Object.entries(tokens)) {
    const [group = '', ...rest] = name.split('.')
    let node = (tree[group] ??= {}) as Tree
    for (const part of rest.slice(0, -1)) node = (node[part] ??= {}) as Tree
    node[rest.at(-1) ?? 'DEFAULT'] = { value: { base, _dark } }
  }
  return tree
}

/** From 360 pixels on, a step is its full size. */
const NARROWEST_VW = 1600 / 360

const scale = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]))

/** Steps of 4 pixels, under Chakra's own names: 4 is 16 px. */
const steps = (length: (rem: number) => string) =>
  scale(
    Object.fromEntries(
      [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24].map((step) => [
        String(step),
        step === 0 ? '0' : length(step / 4),
      ]),
    ),
  )
const size = steps((rem) => `${rem}rem`)
/** Half of it at 200 % zoom on a phone, or with text twice as large: the room belongs to words. */
const space = steps((rem) => `min(${rem}rem, ${rem * NARROWEST_VW}vw)`)
const font =
  'Inter, "Inter fallback", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'
const text = (phone: [number, number], desktop: [number, number], more: Record<string, string> = {}) => ({
  value: {
    fontSize: { base: `${phone[0] / 16}rem`, sm: `${desktop[0] / 16}rem` },
    lineHeight: { base: `${phone[1] / 16}rem`, sm: `${desktop[1] / 16}rem` },
    ...more,
  },
})

const base = defineConfig({
  cssVarsPrefix: cssPrefix,
  conditions: { dark: '[data-theme=dark] &' },
  preflight: true,
  theme: {
    breakpoints: { sm: '600px', md: '768px', lg: '1024px', xl: '1280px' },
    tokens: {
      spacing: space,
      sizes: { ...size, ...scale({ full: '100%', control: '2.5rem', tap: '44px', text: '70ch', page: '1280px' }) },
      radii: scale({ s: '6px', m: '10px', l: '16px', full: '999px' }),
      fonts: scale({ body: font }),
      fontWeights: scale({ normal: '400', bold: '600' }),
      zIndex: scale({ bar: '10', float: '20', toast: '30' }),
    },
    semanticTokens: {
      shadows: {
        float: {
          value: {
            base: '0 1px 2px rgba(14,20,23,.08), 0 8px 24px -6px rgba(14,20,23,.16)',
            _dark: '0 1px 2px rgba(0,0,0,.5), 0 12px 32px -6px rgba(0,0,0,.6)',
          },
        },
      },
    },
    textStyles: {
      s: text([13, 18], [12, 16]),
      m: text([15, 22], [14, 20]),
      l: text([18, 24], [18, 24], { letterSpacing: '-0.01em' }),
      xl: text([28, 36], [28, 36], { letterSpacing: '-0.02em' }),
    },
    keyframes: {
      pulse: { '50%': { opacity: '0.5' } },
      rise: { from: { transform: 'translateY(16px)', opacity: '0' } },
      spin: { to: { transform: 'rotate(360deg)' } },
      appear: { to: { opacity: '1' } },
    },
  },
  globalCss: {
    // Focused elements scroll to a place between the fixed bars.
    html: { '--global-color-border': '{colors.border}', scrollPaddingTop: '80px', scrollPaddingBottom: '200px' },
    body: {
      background: 'bg',
      color: 'fg',
      fontFamily: 'body',
      textStyle: 'm',
      overflowWrap: 'break-word',
    },
    // Not everywhere: tabular figures of this typeface also widen hyphens.
    'table, dl, time, output, input': { fontVariantNumeric: 'tabular-nums' },
    '#root, #shell': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
    svg: { flex: 'none' },
    'h1, h2, h3, b, strong': { fontWeight: 'bold' },
    '*, *::before, *::after': {
      // A grid without columns is never wider than its page.
      gridAutoColumns: 'minmax(0, auto)',
      _motionReduce: {
        animationDuration: '1ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0s !important',
      },
    },
    // A page that has a sheet for paper prints that alone.
    '@page': { size: 'A4', margin: '14mm' } as object,
    'body:has(> [data-print])': { _print: { background: '#FFFFFF' } },
    'body:has(> [data-print]) > *:not([data-print])': { _print: { display: 'none !important' } },
    ':focus-visible': { outline: '2px solid {colors.accent.fg}', outlineOffset: '2px' },
  },
})

/**
 * Our own tokens on Chakra's engine, without its default theme. A tenant's colours replace the default ones
 * (`web/show-brand.js`).
 */
export const system = createSystem(
  defaultBaseConfig,
  base,
  defineConfig({
    theme: { semanticTokens: { colors: nest({ ...neutral, ...status, ...tenantTokens({}) }) as never } },
  }),
)

export type Style = Parameters<typeof system.css>[0] & object
