import { readFileSync } from 'node:fs'
import { SourceMap, type SourceOrigin } from 'node:module'

const bundle = import.meta.url

/** The map that lies beside a bundle; from source there is none, and none is needed. */
const readMap = (): SourceMap | undefined => {
  try {
    return new SourceMap(JSON.parse(readFileSync(new URL(`${bundle}.map`), 'utf8')))
  } catch {
    return undefined
  }
}

/**
 * The same error, its stack naming the files we wrote. The map is read when something has failed; Node's own support
 * for maps would read it at every start.
 */
export const traced = <E>(error: E): E => {
  const map = error instanceof Error && error.stack?.includes(bundle) ? readMap() : undefined
  if (!map || !(error instanceof Error)) return error
  error.stack = error.stack?.replaceAll(
    /(file:[^\s()]+):(\d+):(\d+)/g,
    (place: string, file: string, line: string, column: string) => {
      if (file !== bundle) return place
      const origin: Partial<SourceOrigin> = map.findOrigin(Number(line), Number(column))
      // The map leaves out the packages.
      return origin.fileName
        ? `${origin.fileName.replace(/^(\.\.\/)+/, '')}:${origin.lineNumber}:${origin.columnNumber}`
        : 'node_modules'
    },
  )
  return error
}
