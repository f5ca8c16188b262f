import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { tableNames, type TableName } from '#infra/tables.ts'
import { scan } from './scan.ts'

/** What a super admin's view may leave: the audit, the grant with its live connection, who has read personal data. */
const traces: { tables: readonly TableName[]; sk: string } = { tables: ['audit', 'grants', 'connections'], sk: 'VIEW#' }

type RowsOf = (table: TableName) => Iterable<string> | Promise<Iterable<string>>

/** JSON with sorted keys, because DynamoDB returns maps and sets in any order. */
const canonical = (value: unknown): string => {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64')
  if (value instanceof Set) return `{${[...value].map(canonical).sort().join()}}`
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  return `{${Object.entries(value)
    .map(([name, part]) => `${name}:${canonical(part)}`)
    .sort()
    .join()}}`
}

const scanned =
  (db: DynamoDBDocumentClient, ignored: string): RowsOf =>
  async (table) => {
    const kept = (await scan(db, table)).filter(({ sk }) => !ignored || !String(sk).startsWith(ignored))
    return kept.map(canonical).sort()
  }

const stored =
  (database: DatabaseSync, ignored: string): RowsOf =>
  (table) =>
    // One text a table: a row of its own each would take longer than the rest of most tests.
    database
      .prepare(
        `SELECT group_concat(item_json, char(10)) AS rows FROM
         (SELECT item_json FROM "${table}" WHERE ? = '' OR instr(sk, 'S:' || ?) <> 1 ORDER BY pk, sk)`,
      )
      .all(ignored, ignored)
      .map(({ rows }) => String(rows))

const hashOf = async (rowsOf: RowsOf, left: readonly TableName[]): Promise<string> => {
  const hash = createHash('sha256')
  for (const table of tableNames.filter((name) => !left.includes(name))) {
    hash.update(`${table}\n`)
    for (const row of await rowsOf(table)) hash.update(`${row}\n`)
  }
  return hash.digest('hex')
}

type Opened = { database: DatabaseSync; version: unknown; hashes: Map<boolean, string> }
const opened = new Map<string, Opened>()

/** The hashes of the emulator’s file since the last write to it, as SQLite knows whether another connection wrote. */
const openedAt = (databaseFile: string): Opened => {
  const known = opened.get(databaseFile)
  const database = known?.database ?? new DatabaseSync(databaseFile, { readOnly: true })
  const version = database.prepare('PRAGMA data_version').get()?.['data_version']
  if (known && known.version === version) return known
  const read = { database, version, hashes: new Map() }
  opened.set(databaseFile, read)
  return read
}

/**
 * A hash over the content of all tables. Read from the emulator's own file if possible, because scanning all tables
 * takes longer than most tests. `ignoresTraces`: without what a view may leave behind.
 */
export const fingerprintOf = async (
  db: DynamoDBDocumentClient,
  databaseFile?: string,
  ignoresTraces = false,
): Promise<string> => {
  const { tables, sk } = ignoresTraces ? traces : { tables: [], sk: '' }
  if (!databaseFile) return hashOf(scanned(db, sk), tables)
  const { database, hashes } = openedAt(databaseFile)
  const hash = hashes.get(ignoresTraces) ?? (await hashOf(stored(database, sk), tables))
  hashes.set(ignoresTraces, hash)
  return hash
}
