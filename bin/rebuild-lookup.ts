import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { rebuildLookup, type RebuildPlace } from '#functions/events/react/lookup/rebuild-lookup.ts'
import { secretReader } from '#functions/platform/aws/secret-reader.ts'
import { documentClient } from '#functions/platform/dynamo/client.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { lookupRepository } from '#functions/stores/lookup.repository.ts'
import { professionalsRepository } from '#functions/stores/professionals.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { readEnv } from './read-env.ts'
import { environmentOfRunning } from './running-stack.ts'

const OperatorEnv = z.object({
  LOOKUP_TABLE: z.string(),
  LOOKUP_SECRET: z.string(),
  USERS_TABLE: z.string(),
  PROFESSIONALS_TABLE: z.string(),
  COMPANIES_TABLE: z.string(),
  BOOKINGS_TABLE: z.string(),
  OFFERS_TABLE: z.string(),
})

const tokenOf = (place: RebuildPlace): string => Buffer.from(JSON.stringify(place)).toString('base64url')
const placeOf = (token: string): RebuildPlace =>
  JSON.parse(Buffer.from(token, 'base64url').toString('utf8')) as RebuildPlace

/** `npm run rebuild-lookup`, with the variables that docs/runbook.md names; `--from` goes on with an earlier run. */
const run = async (): Promise<void> => {
  const { values } = parseArgs({ options: { data: { type: 'string' }, from: { type: 'string' } } })
  if (values.data) Object.assign(process.env, environmentOfRunning(values.data))
  const env = readEnv(OperatorEnv)
  const db = documentClient()
  const deps = {
    db,
    lookup: lookupRepository(db, env.LOOKUP_TABLE),
    users: usersRepository(db, env.USERS_TABLE),
    professionals: professionalsRepository(db, env.PROFESSIONALS_TABLE),
    companies: companiesRepository(db, env.COMPANIES_TABLE),
    readLookupKey: secretReader(env.LOOKUP_SECRET),
    tables: {
      users: env.USERS_TABLE,
      companies: env.COMPANIES_TABLE,
      bookings: env.BOOKINGS_TABLE,
      offers: env.OFFERS_TABLE,
    },
  }
  await rebuildLookup(deps, values.from ? placeOf(values.from) : { step: 0 }, ({ name, count, next }) => {
    if (count > 0)
      console.log(`${name}: ${count} looked at${next ? `; to go on from here: --from ${tokenOf(next)}` : ''}`)
  })
  console.log('Everything that super admins search by is up to date.')
}

await run().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
