import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** The description that a local stack writes of itself; the address is empty while it is not running. */
const LocalStack = z.object({ url: z.string(), environment: z.record(z.string(), z.string()) })

/** For operators' commands on a stack that runs on this machine: `--data .local`. */
export const environmentOfRunning = (dataDir: string): Record<string, string> => {
  const file = join(dataDir, 'stack.json')
  const { url, environment } = LocalStack.parse(
    existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { url: '', environment: {} },
  )
  if (!url) throw new Error(`No stack is running on ${dataDir}. Start one with: npm start`)
  return environment
}
