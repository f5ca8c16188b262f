import { existsSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { coverageProblems, coverageRows } from './spec-coverage.ts'

const root = new URL('../../', import.meta.url)
const read = (file: string) => {
  const path = new URL(file, root)
  return existsSync(path) && statSync(path).isFile() ? readFileSync(path, 'utf8') : undefined
}

describe('docs/spec-coverage.md', () => {
  const rows = coverageRows(read('docs/spec-coverage.md') ?? '')

  it('has every section, and names only files, tests and decisions that exist', () => {
    expect(coverageProblems(rows, read)).toEqual([])
    expect([...new Set(rows.map(({ section }) => section))]).toEqual([
      '1',
      '2.1',
      '2.2',
      '2.3',
      '2.4',
      '2.5',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
    ])
  })
})

describe('a row', () => {
  const page = (...rows: string[]) => coverageRows(['## 5 Validation rules', ...rows].join('\n'))
  const row = (id: string, files = '`a.ts`', tests = '`a.test.ts`: adds \\| takes %s', decisions = '') =>
    `| ${id} | What it says | ${files} | ${tests} | ${decisions} |`
  const tests = `it.each([])('adds | takes %s', () => {}); it('is %s', () => 'some text'); it.skip('left out', () => {})`
  const files: Record<string, string> = { 'a.ts': '', 'a.test.ts': tests }
  const problems = (...rows: string[]) => coverageProblems(page(...rows), (file) => files[file])

  it('names files, tests and decisions', () =>
    expect(
      page(row('5-1', '`a.ts` `b/c.ts`', '`a.test.ts`: adds<br>`b.test.ts`: takes', '[022](decisions/022.md)')),
    ).toEqual([
      {
        section: '5',
        id: '5-1',
        files: ['a.ts', 'b/c.ts'],
        tests: [
          { file: 'a.test.ts', name: 'adds' },
          { file: 'b.test.ts', name: 'takes' },
        ],
        decisions: ['docs/decisions/022.md'],
      },
    ]))

  it.each([
    ['all is well', [row('5-1'), row('5-2')], []],
    ['two have one number', [row('5-1'), row('5-1')], Array(2).fill('5-1 is not the only one of its number')],
    ['one has the number of another section', [row('4-1')], ['4-1 is in section 5']],
    ['no file is named', [row('5-1', 'a.ts')], ['5-1 names no file']],
    ['no test is named', [row('5-1', undefined, '`a.test.ts`')], ['5-1 names no test']],
    ['a file is missing', [row('5-1', '`b.ts`')], ['5-1 names b.ts, which is missing']],
    [
      'a decision is missing',
      [row('5-1', undefined, undefined, '[001](decisions/001.md)')],
      ['5-1 names docs/decisions/001.md, which is missing'],
    ],
    ['a test is missing', [row('5-1', undefined, '`a.test.ts`: adds two')], ['5-1 a.test.ts has no “adds two”']],
    ['a test is skipped', [row('5-1', undefined, '`a.test.ts`: left out')], ['5-1 a.test.ts has no “left out”']],
    ['a text is no title', [row('5-1', undefined, '`a.test.ts`: some text')], ['5-1 a.test.ts has no “some text”']],
    ['a title has no words', [row('5-1', undefined, '`a.test.ts`: is %s')], ['5-1 names “is %s”, which has no words']],
  ])('is reported as it should be where %s', (_, rows, expected) => expect(problems(...rows)).toEqual(expected))
})
