import { spawn } from 'node:child_process'
import { platformEnvironment } from '../../infra/constructs/platform-environment.ts'
import { contracts } from '../../shared/api-contract.ts'
import { eventFor, type OperationName } from '../support/api.ts'
import type { Bundles } from './bundles.ts'
import { atMost, median, type Figure } from './figure.ts'
import type { World } from './world.ts'

const ROUNDS = 9

/** Tells how old the process is when its first answer from DynamoDB has come, and ends. */
const script = `
const { subscribe } = await import('node:diagnostics_channel')
subscribe('http.client.response.finish', () => {
  process.stderr.write(String(performance.now()))
  process.exit(0)
})
const { handler } = await import(process.argv[1])
await handler(JSON.parse(process.argv[2]), {})
throw new Error('answered without a read')`

const startOnce = (file: string, event: object, env: NodeJS.ProcessEnv): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, file, JSON.stringify(event)], { env, stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', (text: Buffer) => (said += text.toString()))
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve(Number(said)) : reject(new Error(`${file}: ${said}`))))
  })

/** The tables themselves, with no meter before them. */
const tableEnv = ({ meter }: World): NodeJS.ProcessEnv => ({ ...process.env, AWS_ENDPOINT_URL_DYNAMODB: meter.behind })

/** As a deployed Lambda has it: source maps, logs, answers not checked. */
export const deployedEnv = (world: World): NodeJS.ProcessEnv => ({ ...tableEnv(world), ...platformEnvironment, CHECK_ANSWERS: '' })

/** A Lambda's first operation that reads; health has none that reads a table. */
const readOf = (slice: keyof typeof contracts): OperationName | undefined =>
  slice === 'health' ? undefined : (Object.entries(contracts[slice]).find(([, { method }]) => method === 'GET')?.[0] as OperationName)

/**
 * P1: a new process to its first answer from DynamoDB. Each Lambda takes turns with the document client alone, and all go
 * through a round before the next begins, so that what else the machine does falls on all alike.
 */
export async function firstAnswers(world: World, { bundles, baseline }: Bundles): Promise<Figure[]> {
  const plain = await world.requestFor('getOwnProfessional')
  const plainEvent = eventFor(plain.operation, plain.caller, plain.request)
  const turns: { slice: string; file: string; event: object; ours: number[]; ratios: number[] }[] = []
  for (const slice of Object.keys(contracts) as (keyof typeof contracts)[]) {
    const name = readOf(slice)
    const file = bundles.find((bundle) => bundle.name === slice)?.file
    if (!name || !file) continue
    const { operation, caller, request } = await world.requestFor(name)
    turns.push({ slice, file, event: eventFor(operation, caller, request), ours: [], ratios: [] })
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { file, event, ours, ratios } of turns) {
      const theirs = await startOnce(baseline.file, plainEvent, tableEnv(world))
      const own = await startOnce(file, event, deployedEnv(world))
      ours.push(own)
      ratios.push(own / theirs)
    }
  }
  return turns.map(({ slice, ours, ratios }) => atMost('P1', `${slice}: first DynamoDB answer after ${median(ours).toFixed(0)} ms, × the document client alone`, median(ratios), 1.1))
}
