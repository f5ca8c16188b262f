import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { retentionTable } from './retention-table.ts'

/** `users NOTE#` of each row of the generated page; its second table has no versions. */
const stored = [
  ...readFileSync('docs/generated/stored-items.md', 'utf8').matchAll(/^\| (\S+) \| (.+?) \| \d+ \| `/gm),
].map(([, table, item]) => `${table} ${item}`)
const listed = retentionTable.flatMap(({ items }) => items)
const tableOf = (item: string) => item.split(' ', 1)[0] as string

it('every kind of stored item has exactly one row, by itself or with its whole table', () => {
  expect(stored.length).toBeGreaterThan(60)
  const rowsOf = (item: string) => listed.filter((name) => name === item || name === tableOf(item))
  expect(stored.filter((item) => rowsOf(item).length !== 1)).toEqual([])
})

it('no row names what is not stored', () => {
  const known = new Set([...stored, ...stored.map(tableOf)])
  expect(listed.filter((name) => !known.has(name))).toEqual([])
})

it('what is kept without end never ends, and nothing else', () => {
  const endless = retentionTable.filter(({ ends, kept }) => (ends === 'never') !== (kept === 'Without end'))
  expect(endless).toEqual([])
})
