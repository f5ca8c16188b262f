import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { rebuildRetention } from '#functions/events/react/rebuild-retention.ts'
import { documentClient } from '#functions/platform/dynamo/client.ts'
import { agendaRepository } from '#functions/stores/agenda.repository.ts'
import { readEnv } from './read-env.ts'
import { environmentOfRunning } from './running-stack.ts'

const Retained = z.object({
  USERS_TABLE: z.string(),
  PROFESSIONALS_TABLE: z.string(),
  COMPANIES_TABLE: z.string(),
  OFFERS_TABLE: z.string(),
  BOOKINGS_TABLE: z.string(),
  WALLETS_TABLE: z.string(),
  PLACEMENTS_TABLE: z.string(),
})
const OperatorEnv = z.extend(Retained, { AGENDA_TABLE: z.string() })

/** `npm run rebuild-retention`, with the variables that docs/runbook.md names. */
const run = async (): Promise<void> => {
  const { values } = parseArgs({ options: { data: { type: 'string' } } })
  if (values.data) Object.assign(process.env, environmentOfRunning(values.data))
  const { AGENDA_TABLE: table, ...retained } = readEnv(OperatorEnv)
  const db = documentClient()
  const tables = { agenda: table, retained: Object.values(retained) }
  const entered = await rebuildRetention({ db, agenda: agendaRepository(db, table), tables }, new Date().toISOString())
  console.log(`${entered} entered: each is looked at within thirty days, and removed at its time.`)
}

await run().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
