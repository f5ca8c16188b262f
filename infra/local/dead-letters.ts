import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type DeadLetter = { queue: string; at: string; message: unknown; records: unknown[] }

export type DeadLetters = { add: (letter: Omit<DeadLetter, 'at'>) => void; list: () => DeadLetter[] }

/** Records that could not be handled. AWS stores only their position in the stream, this also the records. */
export function openDeadLetters(dataDir: string, log: (line: string) => void): DeadLetters {
  const file = join(dataDir, 'dead-letters.jsonl')
  return {
    add: (letter) => {
      appendFileSync(file, `${JSON.stringify({ ...letter, at: new Date().toISOString() })}\n`)
      log(
        `${letter.records.length} records could not be handled and were moved to the dead-letter queue ${letter.queue}: ${file}`,
      )
    },
    list: () =>
      existsSync(file)
        ? readFileSync(file, 'utf8')
            .split('\n')
            .filter(Boolean)
            .map((line) => JSON.parse(line) as DeadLetter)
        : [],
  }
}
