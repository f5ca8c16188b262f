import { describe, expect, it } from 'vitest'
import { contrastResults } from './contrast-pairs.ts'
import { defaultColours } from './tenant-colours.ts'

const resultOf = (name: string, chosen: object) =>
  contrastResults({ ...defaultColours, ...chosen }).find((result) => result.name === name) ?? expect.unreachable(name)

describe('the contrast of a tenant’s colours', () => {
  it('cuts ratios instead of rounding them up', () => {
    expect(resultOf('“Today” on its cell', {}).ratios).toEqual([4.5, 7.4])
    // 3.05, of a mark
    expect(resultOf('Brand mark on the page', {}).ratios[0]).toBe(3)
  })

  it('names what is used in the place of a colour that is too light, and nothing where it passes', () => {
    expect(resultOf('Button text', { primary: '#FFD000' }).used).toEqual([
      expect.stringMatching(/^#[0-9A-F]{6}$/),
      undefined,
    ])
    expect(resultOf('Button text', { primary: '#004B8D' }).used[0]).toBeUndefined()
    expect(resultOf('Text on the background', { background: '#222222' }).used).toEqual(['#FFFFFF', undefined])
    expect(resultOf('Wallet mark on the page', {}).used).toEqual([undefined, '#A9B6BC'])
  })
})
