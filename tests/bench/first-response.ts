import { spawn } from 'node:child_process'
import { platformEnvironment } from '#infra/constructs/platform-environment.ts'
import { contracts } from '#shared/api-contract.ts'
import { eventFor, type OperationName } from '#tests/support/api.ts'
import type { Bundles } from './bundles.ts'
import { atMost, quantile, type Figure } from './figure.ts'
import type { World } from './world.ts'

const ROUNDS = 13

/**
 * Reports the process's own time when its first response from DynamoDB has arrived, and exits. Until then it only
 * computes, so processor time is the time it takes, whatever else runs on the machine.
 */
const script = `
const { subscribe } = await import('node:diagnostics_channel')
subscribe('http.client.response.finish', () => {
  const { user, system } = process.cpuUsage()
  process.stderr.write(String((user + system) / 1000))
  process.exit(0)
})
const { handler } = await import(process.argv[1])
await handler(JSON.parse(process.argv[2]), {})
throw new Error('answered without a read')`

const startOnce = (file: string, event: object, env: NodeJS.ProcessEnv): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, file, JSON.stringify(event)], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let output = ''
    child.stderr.on('data', (text: Buffer) => (output += text.toString()))
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve(Number(output)) : reject(new Error(`${file}: ${output}`))))
  })

/** The tables themselves, without the meter. */
const tableEnv = ({ meter }: World): NodeJS.ProcessEnv => ({ ...process.env, AWS_ENDPOINT_URL_DYNAMODB: meter.behind })

/** As a deployed Lambda has it: source maps, logs, unchecked responses. */
export const deployedEnv = (world: World): NodeJS.ProcessEnv => ({
  ...tableEnv(world),
  ...platformEnvironment,
  CHECKS: '',
})

/** A Lambda's last reading operation: contracts begin with lists and end with single items. Health reads no table. */
const readOf = (slice: keyof typeof contracts): OperationName | undefined =>
  slice === 'health'
    ? undefined
    : (Object.entries(contracts[slice]).findLast(([, { method }]) => method === 'GET')?.[0] as OperationName)

/** Other load on the machine can only add time, so the lowest figure counts. */
const lowQuartile = (times: readonly number[]): number => quantile(times, 0.25)

/**
 * P1: from a new process to its first response from DynamoDB. Lambdas and the document client take turns, round by
 * round, so that other load on the machine affects all alike.
 */
export async function firstResponses(world: World, { bundles, baseline }: Bundles): Promise<Figure[]> {
  const plain = await world.requestFor('getOwnProfessional')
  const plainEvent = eventFor(plain.operation, plain.caller, plain.request)
  const turns: { slice: string; file: string; event: object; ours: number[]; theirs: number[] }[] = []
  for (const slice of Object.keys(contracts) as (keyof typeof contracts)[]) {
    const name = readOf(slice)
    const file = bundles.find((bundle) => bundle.name === slice)?.file
    if (!name || !file) continue
    const { operation, caller, request } = await world.requestFor(name)
    turns.push({ slice, file, event: eventFor(operation, caller, request), ours: [], theirs: [] })
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { file, event, ours, theirs } of turns) {
      theirs.push(await startOnce(baseline.file, plainEvent, tableEnv(world)))
      ours.push(await startOnce(file, event, deployedEnv(world)))
    }
  }
  const alone = lowQuartile(turns.flatMap(({ theirs }) => theirs))
  return turns.map(({ slice, ours }) => {
    const own = lowQuartile(ours)
    return atMost(
      'P1',
      `${slice}: ${own.toFixed(0)} ms of processor time to the first DynamoDB answer, × the document client alone (${alone.toFixed(0)} ms)`,
      own / alone,
      1.1,
    )
  })
}
