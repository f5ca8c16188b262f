import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDynamo } from '../../infra/local/dynamodb.ts'
import { startApi } from '../support/api.ts'
import { createAdmin, createLocum, createPractice } from '../support/people.ts'
import { startCapacityMeter } from './capacity.ts'

/** The product over metered tables, with people who have used it for a while. */
export async function startWorld() {
  const dataDir = mkdtempSync(join(tmpdir(), 'locum-bench-'))
  const dynamo = await startDynamo({ dataDir, log: () => {}, onDeath: (reason) => { throw reason } })
  const meter = await startCapacityMeter(dynamo.endpoint)
  process.env.DYNAMODB_ENDPOINT = meter.endpoint
  const api = await startApi()
  const stop = async () => {
    await api.stop()
    await meter.stop()
    await dynamo.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    const admin = await createAdmin(api)
    const locums = []
    for (let count = 0; count < 8; count += 1) locums.push(await createLocum(api, {}, admin))
    const practice = await createPractice(api)
    return { api, meter, admin, locums, practice, dynamoEndpoint: dynamo.endpoint, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

export type World = Awaited<ReturnType<typeof startWorld>>
