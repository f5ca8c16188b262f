import { readFileSync } from 'node:fs'
import { SourceMap, type SourceOrigin } from 'node:module'

const bundle = import.meta.url

/** The source map next to a bundle; there is none when running from source. */
const readMap = (): SourceMap | undefined => {
  try {
    return new SourceMap(JSON.parse(readFileSync(new URL(`${bundle}.map`), 'utf8')))
  } catch {
    return undefined
  }
}

/**
 * The same error with a stack that names source files. The map is read only after a failure; Node's own support would
 * read it at every start.
 */
export const withSourceFiles = <E>(error: E): E => {
  const map = error instanceof Error && error.stack?.includes(bundle) ? readMap() : undefined
  if (!map || !(error instanceof Error)) return error
  error.stack = error.stack?.replaceAll(
    /(file:[^\s()]+):(\d+):(\d+)/g,
    (position: string, file: string, line: string, column: string) => {
      if (file !== bundle) return position
      const origin: Partial<SourceOrigin> = map.findOrigin(Number(line), Number(column))
      // The map leaves out packages.
      return origin.fileName
        ? `${origin.fileName.replace(/^(\.\.\/)+/, '')}:${origin.lineNumber}:${origin.columnNumber}`
        : 'node_modules'
    },
  )
  return error
}
