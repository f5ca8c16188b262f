import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { compile } from './styles/compile.ts'
import { newSheet } from './styles/sheet.ts'
import { newModules } from './styles/syntax.ts'

const root = join(import.meta.dirname, '../..')
const SHEET = 'virtual:styles.css'
const RULES = 'virtual:style-rules'
const NAMES = 'virtual:style-names'

const read = (folders: string) => {
  const [modules, sheet] = [newModules(), newSheet()]
  const files = globSync(folders, { cwd: root, exclude: ['**/*.test.*'] }).map((name) => resolve(root, name))
  const compiled = new Map(files.map((file) => [file, compile(modules.read(file), sheet)]))
  return { compiled, theme: sheet.theme, rules: sheet.inOrder(), names: [...sheet.names].toSorted() }
}

/**
 * Computes the styles of all elements while the site is built: a stylesheet with a class for each, and modules that
 * name the classes (`docs/decisions/020`). `folders` are those of the modules, from the project's root. Builds that
 * share the plugin share the styles.
 */
export function compiledStyles(folders: string): Plugin {
  let styles: ReturnType<typeof read> | undefined
  const once = () => (styles ??= read(folders))
  return {
    name: 'compiled-styles',
    enforce: 'pre',
    buildStart() {
      for (const file of once().compiled.keys()) this.addWatchFile(file)
    },
    watchChange: () => void (styles = undefined),
    resolveId: (id) => ([SHEET, RULES, NAMES].includes(id) ? `\0${id}` : null),
    load(id) {
      const { compiled, theme, rules, names } = once()
      if (id === `\0${SHEET}`) return [theme, ...rules.map(([, css]) => css)].join('\n')
      if (id === `\0${RULES}`)
        return `export const theme = ${JSON.stringify(theme)}; export const rules = ${JSON.stringify(rules)}`
      if (id === `\0${NAMES}`) return `export const styleNames = new Set(${JSON.stringify(names)})`
      return compiled.get(id) ?? null
    },
  }
}
