import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import ts from 'typescript'

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  types: [],
}

/** Resolves only the project's own files: packages don't affect which events are made. */
const hostFor = (root: string): ts.CompilerHost => ({
  ...ts.createCompilerHost(options),
  getCurrentDirectory: () => root,
  resolveModuleNameLiterals: (names, containingFile) =>
    names.map(({ text }) => {
      const file = text.startsWith('#') ? resolve(root, text.slice(1)) : resolve(dirname(containingFile), text)
      const isOurs = /^[#.]/.test(text) && text.endsWith('.ts') && existsSync(file)
      return { resolvedModule: isOurs ? { resolvedFileName: file, extension: '.ts' } : undefined }
    }),
})

/** The names that a file imports from modules of events. */
const importedMakers = (file: ts.SourceFile): Set<string> =>
  new Set(
    file.statements
      .filter(ts.isImportDeclaration)
      .filter(
        ({ moduleSpecifier }) => ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text.endsWith('.events.ts'),
      )
      .flatMap(({ importClause }) => {
        const bindings = importClause?.namedBindings
        return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : []
      }),
  )

const literalsOf = (type: ts.Type): string[] | undefined => {
  const types = type.isUnion() ? type.types : [type]
  return types.every((one) => one.isStringLiteral()) ? types.map(({ value }) => value) : undefined
}

const typesMadeIn = (file: ts.SourceFile, checker: ts.TypeChecker): string[] => {
  const makers = importedMakers(file)
  const made: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && makers.has(node.expression.text)) {
      const [type] = node.arguments
      const literals = type && literalsOf(checker.getTypeAtLocation(type))
      if (!literals) throw new Error(`${file.fileName}: the type of an event is not known at compile time`)
      made.push(...literals)
    }
    ts.forEachChild(node, visit)
  }
  if (makers.size > 0) visit(file)
  return made
}

/** The files that make each type of event, by the compiler's types, so that types from a lifecycle are found too. */
export const madeEvents = (root: string, pattern = 'functions/**/*.ts'): Map<string, string[]> => {
  const files = globSync(pattern, { cwd: root })
    .filter((file) => !file.endsWith('.test.ts') && readFileSync(resolve(root, file), 'utf8').includes(".events.ts'"))
    .sort()
  const program = ts.createProgram(
    files.map((file) => resolve(root, file)),
    options,
    hostFor(root),
  )
  const checker = program.getTypeChecker()
  const made = new Map<string, string[]>()
  for (const file of files) {
    const source = program.getSourceFile(resolve(root, file))
    for (const type of new Set(source ? typesMadeIn(source, checker) : []))
      made.set(type, [...(made.get(type) ?? []), file])
  }
  return made
}
