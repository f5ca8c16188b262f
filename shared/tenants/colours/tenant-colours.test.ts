import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { contrastResults } from './contrast-pairs.ts'
import { neutral } from './semantic-colours.ts'
import { defaultColours, type TenantColours, tenantTokens } from './tenant-colours.ts'

const themes = [0, 1] as const
const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`)

const expectReadable = (chosen: Partial<TenantColours>): void => {
  for (const { name, ratios, isMark } of contrastResults(chosen))
    for (const ratio of ratios) expect(ratio, name).toBeGreaterThanOrEqual(isMark ? 3 : 4.5)
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

  it('keeps every text at 4.5:1, and every mark at 3:1, with the default brand', () => expectReadable(defaultColours))

  it('keeps every text at 4.5:1, and every mark at 3:1, whatever colours a tenant chooses', () => {
    fc.assert(
      fc.property(
        fc.record({
          primary: colour,
          secondary: colour,
          accent: colour,
          error: colour,
          anchor: colour,
          background: colour,
          wallet: colour,
          green: colour,
        }),
        expectReadable,
      ),
      { numRuns: 300 },
    )
  })

  it('falls back to the default for what is not a colour', () => {
    expect(tenantTokens({ primary: 'url(x)' })).toEqual(tenantTokens({}))
  })
})
