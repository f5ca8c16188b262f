import { randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A push as its service has received it. What is sent to a browser is encrypted, so it can’t be read here. */
export type Push = { id: string; at: string; to: string; title?: string; link?: string; bytes: number }

export type Pushes = ReturnType<typeof openPushes>

/** Stores every push of the product in a file, newest first, instead of passing it on to a device. */
export function openPushes(dataDir: string) {
  const file = join(dataDir, 'pushes.jsonl')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  const pushes = lines.map((line) => JSON.parse(line) as Push).reverse()
  return {
    list: (): readonly Push[] => pushes,
    record: (push: Omit<Push, 'id' | 'at'>): string => {
      const recorded = { id: randomUUID(), at: new Date().toISOString(), ...push }
      appendFileSync(file, `${JSON.stringify(recorded)}\n`)
      pushes.unshift(recorded)
      return recorded.id
    },
  }
}
