import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { documentClient } from '#functions/platform/dynamo/client.ts'
import { loadTenant } from '#infra/tenants/define-tenant.ts'
import { readEnv } from './read-env.ts'
import { seedConfig } from './seed/seed-config.ts'

const OperatorEnv = z.object({ CONFIG_TABLE: z.string() })

/** `CONFIG_TABLE=<name> node bin/seed-config.ts -c tenant=<id>`, with the AWS SDK's usual credentials and region. */
const run = async (): Promise<void> => {
  const { values } = parseArgs({ options: { context: { type: 'string', short: 'c', multiple: true, default: [] } } })
  const id = values.context.find((pair) => pair.startsWith('tenant='))?.slice('tenant='.length)
  if (!id) throw new Error('Name the tenant: -c tenant=<id>.')
  const added = await seedConfig(documentClient(), readEnv(OperatorEnv).CONFIG_TABLE, (await loadTenant(id)).tenant)
  console.log(added === 0 ? 'All entries were there already.' : `Added ${added} missing entries.`)
}

await run().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
