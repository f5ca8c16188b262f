import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import ts from 'typescript'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const sourceOf = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)

const plain = (node: ts.Expression | undefined): ts.Expression | undefined =>
  node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) ? plain(node.expression) : node

/** The sentences below an object of a text file, each by its path: `offersText.lead`. */
const sentencesIn = (path: string, value: ts.Expression | undefined): string[] => {
  const node = plain(value)
  if (!node || !ts.isObjectLiteralExpression(node)) return node && !ts.isIdentifier(node) ? [path] : []
  return node.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) && ts.isIdentifier(property.name)
      ? sentencesIn(`${path}.${property.name.text}`, property.initializer)
      : [],
  )
}

const sentencesOf = (source: ts.SourceFile): string[] =>
  source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ initializer }) => initializer && ts.isObjectLiteralExpression(plain(initializer) ?? initializer))
    .flatMap(({ name, initializer }) => sentencesIn(name.getText(), initializer))

const resolved = (from: string, importer: string): string =>
  from.startsWith('#') ? from.slice(1) : join(dirname(importer), from)

/** The sentences that a file names, each by its text file and path; what it reads by a key is not among them. */
const namedIn = (source: ts.SourceFile): Set<string> => {
  const [paths, named] = [new Map<string, string>(), new Set<string>()]
  const pathOf = (node: ts.Expression): string | undefined => {
    if (ts.isIdentifier(node)) return paths.get(node.text)
    const parent = ts.isPropertyAccessExpression(node) ? pathOf(node.expression) : undefined
    return parent && `${parent}.${(node as ts.PropertyAccessExpression).name.text}`
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const file = resolved((node.moduleSpecifier as ts.StringLiteral).text, source.fileName)
      const bindings = node.importClause?.namedBindings
      if (file.endsWith('.text.ts') && bindings && ts.isNamedImports(bindings))
        for (const { name, propertyName } of bindings.elements)
          paths.set(name.text, `${file}: ${(propertyName ?? name).getText()}`)
      return
    }
    const path = ts.isVariableDeclaration(node) && node.initializer && pathOf(node.initializer)
    if (path && ts.isIdentifier(node.name)) paths.set(node.name.text, path)
    if (path && ts.isObjectBindingPattern(node.name))
      for (const { name } of node.name.elements) paths.set(name.getText(), `${path}.${name.getText()}`)
    if (ts.isPropertyAccessExpression(node)) named.add(pathOf(node) ?? '')
    ts.forEachChild(node, visit)
  }
  visit(source)
  return named
}

/** Sentences that one file alone shows, and that it does not choose by a key. A test counts as a file. */
const shownOnce = (textFiles: readonly ts.SourceFile[], importers: readonly ts.SourceFile[]): string[] => {
  const uses = importers.flatMap((importer) => [...namedIn(importer)])
  return textFiles
    .flatMap((file) => sentencesOf(file).map((path) => `${file.fileName}: ${path}`))
    .filter((sentence) => uses.filter((use) => use === sentence).length === 1)
}

it('holds sentences that are chosen by a key, or that several files show', () => {
  const sources = globSync('{web,tests}/**/*.{ts,tsx}', { cwd: root })
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
    .filter(([file, text]) => file.endsWith('.text.ts') || text.includes(".text.ts'"))
    .map(([file, text]) => sourceOf(file, text))
  const textFiles = sources.filter(({ fileName }) => fileName.endsWith('.text.ts'))
  expect(textFiles.length).toBeGreaterThan(0)
  expect(shownOnce(textFiles, sources)).toEqual([])
})

it('finds a sentence of one file, by another name, in a part or as a function', () => {
  const text = sourceOf(
    'web/a/a.text.ts',
    `export const aText = { once: 'x', twice: 'y', part: { only: () => 'z' }, byStatus: { open: 'o' } } as const`,
  )
  const first = sourceOf(
    'web/a/b.tsx',
    `import { aText as text } from './a.text.ts'
     const { part } = text
     export const B = (status: 'open') => [text.once, text.twice, part.only(), text.byStatus[status]]`,
  )
  const second = sourceOf('web/c/c.ts', `import { aText } from '#web/a/a.text.ts'\nexport const c = aText.twice`)
  expect(shownOnce([text], [first, second])).toEqual([
    'web/a/a.text.ts: aText.once',
    'web/a/a.text.ts: aText.part.only',
  ])
})
