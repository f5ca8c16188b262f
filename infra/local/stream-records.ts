import { DatabaseSync } from 'node:sqlite'

/** The emulator reads all stream records on every write: 8 ms at 20 000 records, less than 1 ms with this index. */
export function indexStreamRecords(databaseFile: string) {
  withDatabase(databaseFile, (database) =>
    database.exec(
      'CREATE INDEX IF NOT EXISTS stream_order ON _stream_records(table_name, CAST(sequence_number AS INTEGER))',
    ),
  )
}

/**
 * As in AWS, records are kept for a day, by the emulator's clock. Each table's newest one stays, because sequence
 * numbers count on from it.
 */
export function trimStreamRecords(databaseFile: string) {
  withDatabase(databaseFile, (database) =>
    database
      .prepare(
        `DELETE FROM _stream_records WHERE created_at < unixepoch() - 24 * 60 * 60
         AND id NOT IN (SELECT MAX(id) FROM _stream_records GROUP BY table_name)`,
      )
      .run(),
  )
}

function withDatabase(file: string, work: (database: DatabaseSync) => void) {
  const database = new DatabaseSync(file, { timeout: 5000 })
  try {
    work(database)
  } finally {
    database.close()
  }
}
