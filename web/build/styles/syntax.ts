import { dirname, join } from 'node:path'
import { existsSync, readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'vite'
import type { Bound, Scope } from './evaluate.ts'

export interface Module extends Scope {
  program: ESTree.Program
  /** The file that a name is imported from. */
  importedFrom: (name: string) => string | undefined
}

/** A part of a module that is replaced. */
export interface Edit {
  start: number
  end: number
  by: string
}

export const isCall = (node: ESTree.Expression, name: string): boolean =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === name

export const UNKNOWN = 'a style must be known when the site is built. What changes goes into a variable of `style`.'

/** Fails the build. `start` is the place in the file. */
export function refuse({ file, code }: Scope, start: number, what: string): never {
  throw new Error(`${file}:${code.slice(0, start).split('\n').length}: ${what}`)
}

const root = join(import.meta.dirname, '../../..')

const fileOf = (specifier: string, from: string): string | undefined => {
  if (specifier.startsWith('#')) return join(root, specifier.slice(1))
  return specifier.startsWith('.') ? join(dirname(from), specifier) : undefined
}

type Pattern = ESTree.ParamPattern | ESTree.BindingRestElement | ESTree.BindingProperty

/** The names that a parameter or a pattern gives to values. */
function namesIn(pattern: Pattern | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ObjectPattern':
      return pattern.properties.flatMap(namesIn)
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn)
    case 'AssignmentPattern':
      return namesIn(pattern.left)
    case 'RestElement':
      return namesIn(pattern.argument)
    case 'Property':
      return namesIn(pattern.value)
    default:
      return []
  }
}

/**
 * Names of `const` declarations, wherever in the module: the same name twice may be either. A name that a parameter, a
 * pattern or a variable has as well is ambiguous, and not known.
 */
function declared(program: ESTree.Program): Record<'known' | 'ambiguous', Map<string, ESTree.Expression[]>> {
  const found = new Map<string, ESTree.Expression[]>()
  const others = new Set<string>()
  const addParams = ({ params }: { params: Pattern[] }) => params.flatMap(namesIn).forEach((name) => others.add(name))
  new Visitor({
    ArrowFunctionExpression: addParams,
    FunctionDeclaration: addParams,
    FunctionExpression: addParams,
    VariableDeclaration: ({ kind, declarations }) => {
      for (const { id, init } of declarations) {
        if (kind === 'const' && id.type === 'Identifier' && init)
          found.set(id.name, [...(found.get(id.name) ?? []), init])
        else for (const name of namesIn(id)) others.add(name)
      }
    },
  }).visit(program)
  const all = [...found]
  return {
    known: new Map(all.filter(([name]) => !others.has(name))),
    ambiguous: new Map(all.filter(([name]) => others.has(name))),
  }
}

function imported(program: ESTree.Program, file: string): Map<string, { file: string; name: string }> {
  const found = new Map<string, { file: string; name: string }>()
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration') continue
    const from = fileOf(statement.source.value, file)
    if (!from || !existsSync(from)) continue
    for (const specifier of statement.specifiers)
      if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier')
        found.set(specifier.local.name, { file: from, name: specifier.imported.name })
  }
  return found
}

/** Reads modules once. */
export const newModules = () => {
  const modules = new Map<string, Module>()
  const read = (file: string): Module => modules.get(file) ?? parse(file, readFileSync(file, 'utf8'))
  const parse = (file: string, code: string): Module => {
    const { program } = parseSync(file, code, { preserveParens: false })
    const { known, ambiguous } = declared(program)
    const others = imported(program, file)
    const module: Module = {
      file,
      code,
      program,
      importedFrom: (name) => others.get(name)?.file,
      bindings: (name): readonly Bound[] => {
        const other = others.get(name)
        if (other) return read(other.file).bindings(other.name)
        return (known.get(name) ?? []).map((node) => ({ node, scope: module }))
      },
      ambiguous: (name) => {
        const other = others.get(name)
        return other ? read(other.file).ambiguous(other.name) : (ambiguous.get(name) ?? [])
      },
    }
    modules.set(file, module)
    return module
  }
  return { read, parse }
}
