import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contracts } from '#shared/api-contract.ts'

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const read = (path: string): string => readFileSync(`${import.meta.dirname}/${path}`, 'utf8')
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name)

describe.each(Object.entries(contracts))('the operations of %s', (slice, contract) => {
  const keys = Object.keys(contract)

  it.each(keys)('%s has its own file, which exports nothing else', (key) => {
    const path = `${slice}/${kebab(key)}.ts`
    expect(existsSync(`${import.meta.dirname}/${path}`), `functions/${path}`).toBe(true)
    expect(found(read(path), /^export (?:const|(?:async )?function\*?) (\w+)/gm)).toEqual([key])
  })

  it('are exactly those of the routes', () => {
    const routes = read(`${slice}/${slice}.routes.ts`)
    expect(found(routes, /^import \{[^}]+\} from '\.\/(.+)\.ts'/gm).toSorted()).toEqual(keys.map(kebab).toSorted())
    expect(routes.slice(routes.indexOf('Routes = {'))).not.toContain('=>')
  })
})
