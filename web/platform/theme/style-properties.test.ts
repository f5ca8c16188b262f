import { globSync, readFileSync } from 'node:fs'
import { createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { describe, expect, it } from 'vitest'
import { brandedSystem } from './system.ts'

const source = globSync('web/**/*.{ts,tsx}', { exclude: ['**/*.test.ts', '**/style-properties.ts'] })
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

const ours = brandedSystem({})
const { conditions, utilities: _, ...rest } = ours._config
const whole = createSystem(defaultBaseConfig, { ...rest, conditions: { dark: conditions?.['dark'] as string } })

/** In our sources these names mean milliseconds, a kind of colour and a shape. */
const otherThings = ['ms', 'contrast', 'ring']

const used = (names: string[]): string[] => {
  const words = new Set(source.match(/\w+/g))
  return names.filter((name) => words.has(name))
}

/** One token of each kind, for values that are computed. */
const tokens = ['fg', '-4', 'tap', 'm', 'float', 'bar', 'body', 'bold']

/** The literal values of a property in the sources, as an attribute or in an object, including responsive ones. */
const valuesOf = (property: string): (string | number | boolean)[] => {
  const values = new Set<string | number | boolean>()
  for (const [, text = ''] of source.matchAll(new RegExp(`\\b${property}(?:=|: )([^]{0,160})`, 'g'))) {
    for (const token of tokens) values.add(token)
    for (const [, quoted] of text.matchAll(/['"]([^'"\n]*)['"]/g)) values.add(quoted ?? '')
    for (const [number] of text.matchAll(/-?\b\d+(\.\d+)?\b/g)) values.add(Number(number))
    for (const [word] of text.matchAll(/\b(true|false)\b/g)) values.add(word === 'true')
  }
  if (new RegExp(`<[^>]*\\s${property}[\\s>]`).test(source)) values.add(true)
  return [...values]
}

/** Only `bg="currentBg"` reads this variable of Chakra's, which the site doesn't use. */
const withoutCurrentBackground = (style: object) =>
  Object.fromEntries(Object.entries(style).filter(([name]) => name !== '--bg-currentcolor'))

const styleOf = (system: typeof ours, property: string, value: string | number | boolean): string =>
  JSON.stringify(withoutCurrentBackground(system.css({ [property as 'color']: value as string })))

describe('the part of Chakra’s style properties that the site is built with', () => {
  it('means the same as the whole for every value written in the sources', () => {
    const names = used(whole.utility.keys()).filter((name) => !otherThings.includes(name))
    expect(names.length).toBeGreaterThan(50)
    const different = names.flatMap((name) =>
      valuesOf(name)
        .filter((value) => styleOf(ours, name, value) !== styleOf(whole, name, value))
        .map((value) => `${name}: ${value}`),
    )
    expect(different).toEqual([])
  })

  it('has every state that the sources name', () => {
    const states = used(whole.conditions.keys()).filter((name) => name.startsWith('_'))
    expect(states.length).toBeGreaterThan(10)
    for (const state of states)
      expect([state, ours.conditions.resolve(state)]).toEqual([state, whole.conditions.resolve(state)])
  })
})
