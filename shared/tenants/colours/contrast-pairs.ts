import { contrast } from './contrast.ts'
import { neutral, status } from './semantic-colours.ts'
import { defaultColours, type TenantColours, tenantTokens } from './tenant-colours.ts'

interface ContrastPair {
  name: string
  colour: keyof TenantColours
  /** The tokens of what is seen and of what it is seen on. */
  mark: string
  ground: string
  /** A mark needs less contrast than text. */
  isMark?: true
  /** Neither is the colour itself: both are made for each other. */
  isMade?: true
}

/** Where each of a tenant’s colours carries text or a mark. */
const pairs: readonly ContrastPair[] = [
  { name: 'Button text', colour: 'primary', mark: 'primary.contrast', ground: 'primary.solid' },
  {
    name: 'Button text under the pointer',
    colour: 'primary',
    mark: 'primary.contrast',
    ground: 'primary.hover',
    isMade: true,
  },
  { name: 'Brand text on the page', colour: 'primary', mark: 'primary.fg', ground: 'bg' },
  { name: 'Brand mark on the page', colour: 'primary', mark: 'primary.mark', ground: 'bg', isMark: true },
  { name: '“Today” on its cell', colour: 'primary', mark: 'primary.fg', ground: 'primary.subtle' },
  { name: 'Text of what is chosen', colour: 'secondary', mark: 'secondary.fg', ground: 'secondary.subtle' },
  { name: 'Tick in its box', colour: 'secondary', mark: 'secondary.contrast', ground: 'secondary.solid' },
  { name: 'Initials of a person', colour: 'secondary', mark: 'secondary.ink', ground: 'secondary.tint', isMade: true },
  { name: 'Chosen ring on the page', colour: 'secondary', mark: 'secondary.line', ground: 'bg', isMark: true },
  { name: 'Links on the page', colour: 'accent', mark: 'accent.fg', ground: 'bg' },
  { name: 'Links on grey', colour: 'accent', mark: 'accent.fg', ground: 'bg.muted' },
  { name: 'Error text on the page', colour: 'error', mark: 'error.fg', ground: 'bg' },
  { name: 'Error text on its note', colour: 'error', mark: 'error.fg', ground: 'error.subtle' },
  { name: 'Text on an error’s note', colour: 'error', mark: 'fg', ground: 'error.subtle', isMade: true },
  { name: 'Links to your website', colour: 'anchor', mark: 'anchor.fg', ground: 'bg' },
  { name: 'Wallet mark on the page', colour: 'wallet', mark: 'wallet.mark', ground: 'bg', isMark: true },
  { name: 'Amounts added to a wallet', colour: 'green', mark: 'green.fg', ground: 'bg' },
  { name: 'Added amounts on their green', colour: 'green', mark: 'green.fg', ground: 'status.available.bg' },
  { name: 'Text on the background', colour: 'background', mark: 'fg', ground: 'bg' },
  { name: 'Pale text on the background', colour: 'background', mark: 'fg.subtle', ground: 'bg' },
]

export interface ContrastResult extends ContrastPair {
  /** In the light theme. */
  sample: [mark: string, ground: string]
  /** Cut, not rounded: 4.49 is no 4.5. */
  ratios: [light: number, dark: number]
  /** The colour in whose place another is used, by theme. */
  used: [light: string | undefined, dark: string | undefined]
}

const cut = (ratio: number): number => Math.floor(ratio * 10) / 10

/** The token that has the tenant’s colour itself, unless it had to be changed. */
const carrier = ({ mark, ground, colour }: ContrastPair): string =>
  mark.endsWith('.contrast') || colour === 'background' ? ground : mark

/** The dark theme’s page is not the tenant’s. */
const isOurs = ({ colour }: ContrastPair, theme: 0 | 1): boolean => colour === 'background' && theme === 1

/** How each pair reads in both themes, and what was changed for it. */
export function contrastResults(chosen: Partial<TenantColours>): ContrastResult[] {
  const tokens = { ...neutral, ...status, ...tenantTokens(chosen) } as Record<string, readonly [string, string]>
  const at = (token: string, theme: 0 | 1): string => tokens[token]?.[theme] ?? ''
  const of = (pair: ContrastPair, theme: 0 | 1) => {
    const given = (chosen[pair.colour] ?? defaultColours[pair.colour]).toUpperCase()
    const used = at(carrier(pair), theme)
    return {
      ratio: cut(contrast(at(pair.mark, theme), at(pair.ground, theme))),
      used: pair.isMade || used === given || isOurs(pair, theme) ? undefined : used,
    }
  }
  return pairs.map((pair) => {
    const [light, dark] = [of(pair, 0), of(pair, 1)]
    const sample: ContrastResult['sample'] = [at(pair.mark, 0), at(pair.ground, 0)]
    return { ...pair, sample, ratios: [light.ratio, dark.ratio], used: [light.used, dark.used] }
  })
}
