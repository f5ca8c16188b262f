import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { rebuildCounts } from '#functions/events/react/audit/rebuild-counts.ts'
import { documentClient } from '#functions/platform/dynamo/client.ts'
import { auditRepository } from '#functions/stores/audit.repository.ts'
import { readEnv } from './read-env.ts'
import { environmentOfRunning } from './running-stack.ts'

const OperatorEnv = z.object({ AUDIT_TABLE: z.string() })

/** `AUDIT_TABLE=… npm run rebuild-key-figures`; for a stack that runs on this machine: `--data .local`. */
const run = async (): Promise<void> => {
  const { values } = parseArgs({ options: { data: { type: 'string' } } })
  if (values.data) Object.assign(process.env, environmentOfRunning(values.data))
  const { AUDIT_TABLE: table } = readEnv(OperatorEnv)
  const db = documentClient()
  const { corrected, changing } = await rebuildCounts({ db, table, audit: auditRepository(db, table) })
  console.log(`${corrected} days and months corrected to what the audit adds up to.`)
  if (changing.length > 0)
    throw new Error(`These kept changing: ${changing.join(', ')}. Run it again at a quieter time.`)
}

await run().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
