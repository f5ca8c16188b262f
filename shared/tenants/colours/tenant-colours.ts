import { contrast, mix, readable } from './contrast.ts'
import { neutral, type Pair, status } from './semantic-colours.ts'

/** SPEC 9: the default theme. It names no wallet and green: ours are those of icons and of what is available. */
export const defaultColours = {
  primary: '#FF5F05',
  secondary: '#4D88A1',
  accent: '#009CEF',
  error: '#F44336',
  anchor: '#FF5F05',
  background: '#FFFFFF',
  wallet: '#4D5A62',
  green: '#15623C',
}
export type TenantColours = typeof defaultColours

/** Of the variables that hold the theme's tokens, also in `web/show-brand.js`. */
export const cssPrefix = 'ld'

const WHITE = '#FFFFFF'
const BLACK = '#000000'
const DARK = neutral.bg[1]
const AA = 4.5
const MARK = 3

type Tokens = Record<string, Pair>

/** The default brand has designed steps; the steps of any other colour are computed. */
const drawn = {
  primary: {
    mark: ['#FF5F05', '#FF5F05'],
    solid: ['#C74600', '#FF5F05'],
    hover: ['#A33A00', '#FF7F38'],
    contrast: ['#FFFFFF', '#1C0A00'],
    fg: ['#C74600', '#FF9257'],
    subtle: ['#FFF4ED', '#2E1A0F'],
    track: ['#FFE4D3', '#54301B'],
  },
  secondary: {
    solid: ['#366D85', '#92BACB'],
    contrast: ['#FFFFFF', '#0B1A21'],
    fg: ['#29566A', '#BCD6E0'],
    subtle: ['#F0F6F9', '#16303C'],
    line: ['#4D88A1', '#6CA1B7'],
    tint: ['#DFECF1', '#1D3E4D'],
    ink: ['#1D3E4D', '#DFECF1'],
    deep: ['#142C37', '#142C37'],
  },
  accent: { fg: ['#006EAB', '#70C9FF'] },
  error: { fg: ['#BA2318', '#FF9A92'], subtle: ['#FEEFED', '#35150F'] },
} as const satisfies Record<string, Tokens>

function primary(brand: string, page: string): Tokens {
  const subtle: Pair = [mix(WHITE, brand, 0.07), mix(DARK, brand, 0.13)]
  const ink = mix(BLACK, brand, 0.11)
  const solid: Pair = [readable(brand, BLACK, AA, WHITE, subtle[0], page), readable(brand, WHITE, AA, ink, DARK)]
  return {
    mark: [readable(brand, BLACK, MARK, page), readable(brand, WHITE, MARK, DARK)],
    solid,
    hover: [mix(solid[0], BLACK, 0.18), mix(solid[1], WHITE, 0.2)],
    contrast: [WHITE, ink],
    fg: [solid[0], readable(mix(brand, WHITE, 0.32), WHITE, AA, subtle[1], DARK)],
    subtle,
    track: [mix(WHITE, brand, 0.17), mix(DARK, brand, 0.29)],
  }
}

function secondary(brand: string, page: string): Tokens {
  const subtle: Pair = [mix(WHITE, brand, 0.08), mix(DARK, brand, 0.22)]
  const tint: Pair = [mix(WHITE, brand, 0.18), mix(brand, BLACK, 0.54)]
  const ink = mix(BLACK, brand, 0.18)
  return {
    solid: [readable(brand, BLACK, AA, WHITE, page), readable(mix(brand, WHITE, 0.39), WHITE, AA, ink, DARK)],
    contrast: [WHITE, ink],
    fg: [readable(brand, BLACK, 7, page, subtle[0]), readable(mix(brand, WHITE, 0.62), WHITE, 7, subtle[1], DARK)],
    subtle,
    line: [readable(brand, BLACK, MARK, page), readable(mix(brand, WHITE, 0.17), WHITE, MARK, DARK)],
    tint,
    ink: [readable(brand, BLACK, 7, tint[0]), readable(mix(brand, WHITE, 0.8), WHITE, 7, tint[1])],
    deep: [readable(brand, BLACK, 12, WHITE), readable(brand, BLACK, 12, WHITE)],
  }
}

function link(brand: string, page: string): Tokens {
  const muted = neutral['bg.muted']
  return { fg: [readable(brand, BLACK, AA, muted[0], page), readable(mix(brand, WHITE, 0.4), WHITE, AA, muted[1])] }
}

function error(brand: string, page: string): Tokens {
  const subtle: Pair = [mix(WHITE, brand, 0.09), mix(DARK, brand, 0.18)]
  return {
    fg: [readable(brand, BLACK, AA, subtle[0], page), readable(mix(brand, WHITE, 0.5), WHITE, AA, subtle[1], DARK)],
    subtle,
  }
}

/** The wallet's icon: grey like its neighbours, unless the tenant has chosen a colour for it. */
const walletMark = (brand: string, page: string): Pair =>
  brand === defaultColours.wallet
    ? neutral['fg.muted']
    : [readable(brand, BLACK, MARK, page), readable(brand, WHITE, MARK, DARK)]

/** Of amounts that are added to a wallet: that of what is available, unless the tenant has chosen one. */
const greenText = (brand: string, page: string): Pair =>
  brand === defaultColours.green
    ? status['status.available.fg']
    : [
        readable(brand, BLACK, AA, page, status['status.available.bg'][0]),
        readable(brand, WHITE, AA, DARK, status['status.available.bg'][1]),
      ]

/** A background is accepted only if the greys stay readable on it. */
const accepted = (background: string): string =>
  contrast(background, neutral['fg.subtle'][0]) >= AA && contrast(background, BLACK) > 10 ? background : WHITE

const steps = { primary, secondary, accent: link, error } as const
type Role = keyof typeof steps

export const isColour = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value)

/** A tenant’s colours in light and dark, adjusted until text on them is readable. */
export function tenantTokens(chosen: Partial<TenantColours>): Tokens {
  const colour = (name: keyof TenantColours): string => {
    const value = chosen[name] ?? ''
    return (isColour(value) ? value : defaultColours[name]).toUpperCase()
  }
  const page = accepted(colour('background'))
  const stepsOf = (role: Role): Tokens => {
    const brand = colour(role)
    return brand === defaultColours[role] && page === WHITE ? drawn[role] : steps[role](brand, page)
  }
  const roles = (Object.keys(steps) as Role[]).flatMap((role) =>
    Object.entries(stepsOf(role)).map(([step, pair]) => [`${role}.${step}`, pair] as const),
  )
  return {
    ...Object.fromEntries(roles),
    'anchor.fg': link(colour('anchor'), page)['fg'] as Pair,
    'wallet.mark': walletMark(colour('wallet'), page),
    'green.fg': greenText(colour('green'), page),
    bg: [page, DARK],
    'bg.raised': [page, neutral['bg.raised'][1]],
  }
}
