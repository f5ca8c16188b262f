import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type Queue = {
  name: string
  url: string
  fifo: boolean
  visibilitySeconds: number
  /** Before a new message is visible. */
  delaySeconds: number
  /** Without it, messages are received until they are handled. */
  redrive: { queue: string; maxReceives: number } | undefined
}

export type NewMessage = { body: string; group?: string | undefined; deduplication?: string | undefined }
export type QueueMessage = {
  id: string
  position: number
  body: string
  group: string
  sentAt: number
  receives: number
}

export type QueueStore = ReturnType<typeof openQueueStore>

const deduplicationMs = 5 * 60 * 1000

/** Stores the messages of all queues in SQLite. Messages in flight when the last process ended are visible again. */
export function openQueueStore(dataDir: string, now: () => number = Date.now) {
  const database = new DatabaseSync(join(dataDir, 'queues.sqlite'))
  database.exec(`
    PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS messages (position INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL, queue TEXT NOT NULL, grouped TEXT NOT NULL,
      body TEXT NOT NULL, sentAt INTEGER NOT NULL, visibleAt INTEGER NOT NULL, receives INTEGER NOT NULL);
    CREATE INDEX IF NOT EXISTS by_group ON messages (queue, grouped, visibleAt);
    CREATE TABLE IF NOT EXISTS sent (queue TEXT, deduplication TEXT, id TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (queue, deduplication)) WITHOUT ROWID;
    UPDATE messages SET visibleAt = 0;`)

  /** A FIFO queue ignores duplicates of a message for five minutes. */
  const sentBefore = (queue: string, deduplication: string): string | undefined => {
    database.prepare('DELETE FROM sent WHERE at <= ?').run(now() - deduplicationMs)
    const row = database
      .prepare('SELECT id FROM sent WHERE queue = ? AND deduplication = ?')
      .get(queue, deduplication) as { id: string } | undefined
    return row?.id
  }

  return {
    send: ({ name, delaySeconds }: Queue, { body, group, deduplication }: NewMessage): string => {
      const before = deduplication && sentBefore(name, deduplication)
      if (before) return before
      const id = randomUUID()
      database.exec('BEGIN IMMEDIATE')
      if (deduplication) database.prepare('INSERT INTO sent VALUES (?, ?, ?, ?)').run(name, deduplication, id, now())
      database
        .prepare('INSERT INTO messages VALUES (NULL, ?, ?, ?, ?, ?, ?, 0)')
        .run(id, name, group ?? id, body, now(), delaySeconds > 0 ? now() + delaySeconds * 1000 : 0)
      database.exec('COMMIT')
      return id
    },
    /** Visible messages, oldest first; none of a group that has a message in flight. */
    receive: ({ name, visibilitySeconds }: Queue, limit: number): QueueMessage[] => {
      const found = database
        .prepare(
          `SELECT id, position, body, grouped AS "group", sentAt, receives + 1 AS receives FROM messages AS due
           WHERE queue = :name AND visibleAt <= :now AND NOT EXISTS
             (SELECT 1 FROM messages AS held WHERE held.queue = :name AND held.grouped = due.grouped AND held.visibleAt > :now AND held.receives > 0)
           ORDER BY position LIMIT :limit`,
        )
        .all({ name, now: now(), limit }) as QueueMessage[]
      for (const { position, receives } of found)
        database
          .prepare('UPDATE messages SET visibleAt = ?, receives = ? WHERE position = ?')
          .run(now() + visibilitySeconds * 1000, receives, position)
      return found
    },
    remove: ({ position }: QueueMessage) =>
      void database.prepare('DELETE FROM messages WHERE position = ?').run(position),
    changeVisibility: ({ position }: QueueMessage, milliseconds: number) =>
      void database.prepare('UPDATE messages SET visibleAt = ? WHERE position = ?').run(now() + milliseconds, position),
    /** Messages in all queues, including those in flight. */
    count: (): number => (database.prepare('SELECT COUNT(*) AS held FROM messages').get() as { held: number }).held,
    close: () => database.close(),
  }
}
