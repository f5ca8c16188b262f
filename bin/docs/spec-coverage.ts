/** One statement of the specification, as docs/spec-coverage.md has it. */
export interface CoverageRow {
  section: string
  id: string
  files: string[]
  tests: { file: string; name: string }[]
  decisions: string[]
}

const codeIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)

const testIn = (part: string): CoverageRow['tests'] => {
  const [, file = '', name = ''] = /^`([^`]+)`: (.+)$/.exec(part.trim()) ?? []
  return file ? [{ file, name }] : []
}

const rowOf = (section: string, line: string): CoverageRow => {
  const [id = '', , files = '', tests = '', decisions = ''] = line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
  return {
    section,
    id,
    files: codeIn(files),
    tests: tests.split('<br>').flatMap(testIn),
    decisions: [...decisions.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => `docs/${link}`),
  }
}

/** The rows of all its tables, each with the number of its section. */
export function coverageRows(page: string): CoverageRow[] {
  let section = ''
  return page.split('\n').flatMap((line) => {
    section = /^## (\S+)/.exec(line)?.[1] ?? section
    return /^\| \d/.test(line) ? [rowOf(section, line)] : []
  })
}

/** Titles as they are written: after `it(`, and after the table of `it.each(…)(`. None that is skipped. */
const titles = /(?:\b(?:it|test)(?<variant>\.\w+)?|[)`])\(\s*(?<quote>['"`])(?<title>.*?)\k<quote>,/g

const hasTest = (text = '', name: string): boolean =>
  [...text.matchAll(titles)].some(({ groups }) => groups?.title === name && !/skip|todo/.test(groups.variant ?? ''))

/** A title of values alone shows nothing of what holds. */
const hasWords = (name: string): boolean => (name.replaceAll(/%\w|\$\w+/g, '').match(/\p{L}{2,}/gu) ?? []).length > 1

/** `read` answers nothing for a file that does not exist. */
export function coverageProblems(rows: CoverageRow[], read: (file: string) => string | undefined): string[] {
  const ids = rows.map(({ id }) => id)
  const ofRow = ({ section, id, files, tests, decisions }: CoverageRow): string[] => [
    ...(ids.indexOf(id) < ids.lastIndexOf(id) ? ['is not the only one of its number'] : []),
    ...(id.startsWith(`${section}-`) ? [] : [`is in section ${section}`]),
    ...(files.length > 0 ? [] : ['names no file']),
    ...(tests.length > 0 ? [] : ['names no test']),
    ...[...files, ...decisions]
      .filter((file) => read(file) === undefined)
      .map((file) => `names ${file}, which is missing`),
    ...tests.filter(({ file, name }) => !hasTest(read(file), name)).map(({ file, name }) => `${file} has no “${name}”`),
    ...tests.filter(({ name }) => !hasWords(name)).map(({ name }) => `names “${name}”, which has no words`),
  ]
  return rows.flatMap((row) => ofRow(row).map((problem) => `${row.id} ${problem}`))
}
