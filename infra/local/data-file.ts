import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** A small JSON file that is either the old one or the new one, whenever the process ends; it may hold credentials. */
export function writeJsonFile(file: string, value: unknown) {
  rmSync(`${file}.new`, { force: true })
  writeFileSync(`${file}.new`, JSON.stringify(value), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

export function readJsonFile<T>(file: string, otherwise: T): T {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : otherwise
}
