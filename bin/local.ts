import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { resetDataFolder } from '../infra/local/data-folder.ts'
import { prepare } from '../infra/local/prepare.ts'
import { startLocalStack } from '../infra/local/stack.ts'

const tenantId = 'demo'

/** The whole product on this machine, until Ctrl-C. */
async function main() {
  const { port, dataDir, reset } = readOptions()
  if (reset) resetDataFolder(dataDir)
  const prepared = await prepare(tenantId, console.log)
  const stack = await startLocalStack({ ...prepared, port, dataDir, tenantId, log: console.log, onDeath: fail })
  const end = () => void stack.stop().then(() => process.exit(0))
  process.once('SIGINT', end).once('SIGTERM', end)
  console.log(`Ready at ${stack.url} (mails: ${stack.url}/outbox, data and logs: ${dataDir}, Ctrl-C stops)`)
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '3000' },
      data: { type: 'string', default: '.local' },
      reset: { type: 'boolean', default: false },
    },
  })
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`--port wants a number from 1 to 65535, not “${values.port}”.`)
  return { port, dataDir: resolve(values.data), reset: values.reset }
}

function fail(reason: unknown) {
  console.error(reason instanceof Error ? reason.message : String(reason))
  process.exit(1)
}

await main().catch(fail)
