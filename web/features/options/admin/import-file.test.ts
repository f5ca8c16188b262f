import { expect, it } from 'vitest'
import { readOptionsFile } from './import-file.ts'

const fileOf = (content: string) => new File([content], 'options.json')

it.each([
  ['not JSON', '{', 'This is not a JSON file.'],
  ['no object', '7', 'no lists of options'],
  ['no lists', '{"lists":[]}', 'no lists of options'],
  ['a list without rows', '{"lists":[{"list":"languages"}]}', 'no lists of options'],
  ['more than a megabyte', ' '.repeat(1_000_001), 'larger than 1 MB'],
])('refuses %s with a reason', async (_, content, reason) => {
  expect(await readOptionsFile(fileOf(content))).toContain(reason)
})

it('counts the rows of all lists, and leaves out what no list has', async () => {
  const lists = [
    { list: 'languages', rows: [1, 2], note: 'ours' },
    { list: 'regions', of: 'Gauteng', rows: [3] },
  ]
  expect(await readOptionsFile(fileOf(JSON.stringify({ lists })))).toMatchObject({
    name: 'options.json',
    rows: 3,
    lists: [
      { list: 'languages', rows: [1, 2] },
      { list: 'regions', of: 'Gauteng', rows: [3] },
    ],
  })
})
