import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** Writes a small JSON file atomically and readable only by its owner, since it can contain credentials. */
export function writeJsonFile(file: string, value: unknown) {
  rmSync(`${file}.new`, { force: true })
  writeFileSync(`${file}.new`, JSON.stringify(value), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

export function readJsonFile<T>(file: string, otherwise: T): T {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : otherwise
}
