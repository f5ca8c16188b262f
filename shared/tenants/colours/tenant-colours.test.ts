import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { neutral, status } from './semantic-colours.ts'
import { defaultColours, tenantCss, tenantTokens } from './tenant-colours.ts'

const themes = [0, 1] as const
const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`)

const readablePairs = (tokens: Record<string, readonly [string, string]>, theme: 0 | 1): [string, string, string][] => {
  const at = (name: string): string => {
    const pair = tokens[name]
    if (!pair) throw new Error(`No token ${name}`)
    return pair[theme]
  }
  const pairs: [string, string][] = [
    ['primary.contrast', 'primary.solid'],
    ['primary.contrast', 'primary.hover'],
    ['primary.fg', 'bg'],
    ['primary.fg', 'primary.subtle'],
    ['secondary.contrast', 'secondary.solid'],
    ['secondary.fg', 'secondary.subtle'],
    ['secondary.ink', 'secondary.tint'],
    ['accent.fg', 'bg'],
    ['accent.fg', 'bg.muted'],
    ['error.fg', 'bg'],
    ['error.fg', 'error.subtle'],
    ['fg', 'error.subtle'],
    ['anchor.fg', 'bg'],
    ['fg.subtle', 'bg'],
  ]
  return pairs.map(([text, ground]) => [`${text} on ${ground}`, at(text), at(ground)])
}

const expectReadable = (chosen: Parameters<typeof tenantTokens>[0]): void => {
  const tokens = { ...neutral, ...status, ...tenantTokens(chosen) }
  for (const theme of themes)
    for (const [pair, text, ground] of readablePairs(tokens, theme))
      expect(contrast(text, ground), `${pair}: ${text} ${ground}`).toBeGreaterThanOrEqual(4.5)
}

describe('tenant theme', () => {
  it('keeps the designed steps for the default brand', () => {
    const tokens = tenantTokens(defaultColours)
    expect(tokens['primary.solid']).toEqual(['#C74600', '#FF5F05'])
    expect(tokens['secondary.fg']).toEqual(['#29566A', '#BCD6E0'])
  })

  it('gives the wallet a colour that is seen, if the tenant has chosen one', () => {
    expect(tenantTokens({})['wallet.mark']).toEqual(neutral['fg.muted'])
    const { 'wallet.mark': mark, bg } = tenantTokens({ wallet: '#FFEE00' })
    for (const theme of themes) expect(contrast(mark?.[theme] ?? '', bg?.[theme] ?? '')).toBeGreaterThanOrEqual(3)
  })

  it('keeps every text at 4.5:1 with the default brand', () => expectReadable(defaultColours))

  it('keeps every text at 4.5:1 whatever colours a tenant chooses', () => {
    fc.assert(
      fc.property(
        fc.record({
          primary: colour,
          secondary: colour,
          accent: colour,
          error: colour,
          anchor: colour,
          background: colour,
        }),
        expectReadable,
      ),
      { numRuns: 300 },
    )
  })

  it('keeps marks at 3:1 on the page', () => {
    fc.assert(
      fc.property(colour, (primary) => {
        for (const theme of themes)
          expect(
            contrast(tenantTokens({ primary })['primary.mark']?.[theme] ?? '', neutral.bg[theme]),
          ).toBeGreaterThanOrEqual(3)
      }),
    )
  })

  it('falls back to the default for what is not a colour', () => {
    expect(tenantTokens({ primary: 'url(x)' })).toEqual(tenantTokens({}))
  })
})

describe('the stylesheet of a tenant', () => {
  it('has every colour for both themes, and the picture', () => {
    const css = tenantCss({ theme: { primary: '#004B8D' }, dashboardImages: ['/a.jpg'] })
    expect(css).toContain('--ld-image:url(/a.jpg);')
    const [light, dark] = css.split('[data-theme=dark]')
    for (const [name, pair] of Object.entries(tenantTokens({ primary: '#004B8D' }))) {
      expect(light).toContain(`--ld-colors-${name.replaceAll('.', '-')}:${pair[0]};`)
      expect(dark).toContain(`--ld-colors-${name.replaceAll('.', '-')}:${pair[1]};`)
    }
  })
})
