import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { tableNames, type TableName } from '#infra/tables.ts'

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
  (db: DynamoDBDocumentClient): RowsOf =>
  async (TableName) => {
    const rows: string[] = []
    let ExclusiveStartKey: Record<string, unknown> | undefined
    do {
      const page = await db.send(new ScanCommand({ TableName, ExclusiveStartKey, ConsistentRead: true }))
      rows.push(...(page.Items ?? []).map(canonical))
      ExclusiveStartKey = page.LastEvaluatedKey
    } while (ExclusiveStartKey)
    return rows.sort()
  }

const stored =
  (database: DatabaseSync): RowsOf =>
  (table) =>
    // One text a table: a row of its own each would take longer than the rest of most tests.
    database
      .prepare(`SELECT group_concat(item_json, char(10) ORDER BY pk, sk) AS rows FROM "${table}"`)
      .all()
      .map(({ rows }) => String(rows))

const hashOf = async (rowsOf: RowsOf): Promise<string> => {
  const hash = createHash('sha256')
  for (const table of tableNames) {
    hash.update(`${table}\n`)
    for (const row of await rowsOf(table)) hash.update(`${row}\n`)
  }
  return hash.digest('hex')
}

/**
 * A hash over the content of all tables. Read from the emulator's own file if possible, because scanning all tables
 * takes longer than most tests.
 */
export const fingerprintOf = async (db: DynamoDBDocumentClient, databaseFile?: string): Promise<string> => {
  if (!databaseFile) return hashOf(scanned(db))
  const database = new DatabaseSync(databaseFile, { readOnly: true })
  try {
    return await hashOf(stored(database))
  } finally {
    database.close()
  }
}
