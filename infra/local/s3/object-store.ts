import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type ObjectHead = {
  key: string
  size: number
  etag: string
  contentType: string
  changedAt: number
  headers: Record<string, string>
}
export type NewObject = Pick<ObjectHead, 'contentType' | 'headers'> & { body: Buffer }

export type ObjectStore = ReturnType<typeof openObjectStore>

/** Objects in SQLite, their bytes in files with generated names, so that no key is used as a path. */
export function openObjectStore(dataDir: string) {
  const folder = join(dataDir, 'objects')
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(join(dataDir, 'objects.sqlite'))
  database.exec(`
    PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS objects (bucket TEXT, key TEXT, file TEXT NOT NULL, head TEXT NOT NULL, PRIMARY KEY (bucket, key)) WITHOUT ROWID;`)
  type Row = { file: string; head: string }
  const find = (bucket: string, key: string) =>
    database.prepare('SELECT file, head FROM objects WHERE bucket = ? AND key = ?').get(bucket, key) as Row | undefined
  const dropFile = (row: Row | undefined) => row && rmSync(join(folder, row.file), { force: true })
  const headOf = (row: Row | undefined) => row && (JSON.parse(row.head) as ObjectHead)

  return {
    head: (bucket: string, key: string) => headOf(find(bucket, key)),
    read: (bucket: string, key: string) => {
      const row = find(bucket, key)
      return row && { head: JSON.parse(row.head) as ObjectHead, body: readFileSync(join(folder, row.file)) }
    },
    put: (bucket: string, key: string, { body, contentType, headers }: NewObject): ObjectHead => {
      const former = find(bucket, key)
      const head = {
        key,
        size: body.length,
        etag: `"${createHash('md5').update(body).digest('hex')}"`,
        contentType,
        changedAt: Date.now(),
        headers,
      }
      const file = randomUUID()
      writeFileSync(join(folder, file), body)
      database
        .prepare('INSERT OR REPLACE INTO objects VALUES (?, ?, ?, ?)')
        .run(bucket, key, file, JSON.stringify(head))
      dropFile(former)
      return head
    },
    remove: (bucket: string, key: string) => {
      const former = find(bucket, key)
      database.prepare('DELETE FROM objects WHERE bucket = ? AND key = ?').run(bucket, key)
      dropFile(former)
    },
    list: (bucket: string, prefix: string, after: string, limit: number): ObjectHead[] =>
      (
        database
          .prepare(
            'SELECT file, head FROM objects WHERE bucket = ? AND key > ? AND substr(key, 1, length(?)) = ? ORDER BY key LIMIT ?',
          )
          .all(bucket, after, prefix, prefix, limit) as Row[]
      ).map((row) => JSON.parse(row.head) as ObjectHead),
    close: () => database.close(),
  }
}
