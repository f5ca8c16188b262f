import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

/** A small JSON file that is either the old one or the new one, whenever the process ends. */
export function writeJsonFile(file: string, value: unknown) {
  writeFileSync(`${file}.new`, JSON.stringify(value))
  renameSync(`${file}.new`, file)
}

export function readJsonFile<T>(file: string, otherwise: T): T {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : otherwise
}
