import '#infra/local/set-clock.ts'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { resetDataFolder } from '#infra/local/data-folder.ts'
import { prepare } from '#infra/local/prepare.ts'
import { startLocalStack } from '#infra/local/stack.ts'
import { loadTenant } from '#infra/tenants/define-tenant.ts'
import { demoPassword } from './seed/demo-password.ts'
import { isSeedingIncomplete, seedWorldOnce } from './seed/seed-stack.ts'
import { context, tenantArgument } from './tenant-argument.ts'

let stop = async () => {}
let isEnding = false

/** Runs the whole product on this machine until Ctrl-C. */
async function main() {
  const { tenantId, port, dataDir, reset, isSeeded, world } = readOptions()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end())
  await loadTenant(tenantId)
  if (reset) resetDataFolder(dataDir)
  else if (isSeedingIncomplete(dataDir)) {
    console.log(`The last start ended while it was creating the demo world, so ${dataDir} is reset.`)
    resetDataFolder(dataDir)
  }
  const prepared = await prepare(tenantId, console.log)
  const stack = await startLocalStack({
    ...prepared,
    port,
    dataDir,
    tenantId,
    log: console.log,
    onDeath: (reason) => void fail(reason),
  })
  stop = stack.stop
  const hasDemo = isSeeded && (await seedWorldOnce(stack, dataDir, { tenantId, size: world }))
  console.log(`Ready ${stack.url}`)
  console.log(`Mails are at ${stack.url}/outbox; data and logs are in ${dataDir}. Press Ctrl-C to stop.`)
  if (hasDemo)
    console.log(`Sign in as locum@example.com, practice@example.com or admin@example.com with ${demoPassword}`)
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      ...context,
      port: { type: 'string', default: '3000' },
      data: { type: 'string' },
      reset: { type: 'boolean', default: false },
      'no-seed': { type: 'boolean', default: false },
      world: { type: 'string', default: 'small' },
    },
  })
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`--port must be a number from 1 to 65535, not “${values.port}”.`)
  const { world } = values
  if (world !== 'small' && world !== 'large')
    throw new Error(`There is no demo world “${world}”. Choose small or large.`)
  const tenantId = tenantArgument(values.context) ?? 'demo'
  if (world === 'large' && tenantId !== 'demo')
    throw new Error(`Only the tenant “demo” has a large demo world, not “${tenantId}”.`)
  const dataDir = resolve(values.data ?? (tenantId === 'demo' ? '.local' : `.local-${tenantId}`))
  return { tenantId, port, dataDir, reset: values.reset, isSeeded: !values['no-seed'], world } as const
}

/** npm passes on a Ctrl-C that the terminal has sent already, so only the first one counts. */
async function end(code = 0) {
  if (isEnding) return
  isEnding = true
  await stop()
  process.exit(code)
}

function fail(reason: unknown) {
  if (!isEnding) console.error(reason instanceof Error ? reason.message : String(reason))
  return end(1)
}

await main().catch(fail)
