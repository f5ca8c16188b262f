import { spawn } from 'node:child_process'
import { apiContract, contracts } from '../../shared/api-contract.ts'
import { eventFor, type Caller, type OperationName } from '../support/api.ts'
import { ahead } from '../support/people.ts'
import type { Bundles } from './bundles.ts'
import { atMost, median, type Figure } from './figure.ts'
import type { World } from './world.ts'

const ROUNDS = 9

type Slice = keyof typeof contracts
type Request = { operation: OperationName; caller?: Caller; params?: Record<string, string> }

/** One reading operation of each Lambda. Health reads no table. */
const requestsOf = ({ admin, locums: [locum], practice }: World): Record<Exclude<Slice, 'health'>, Request> => {
  const period = { start: ahead(0), end: ahead(30) }
  return {
    admin: { operation: 'listWaitingProfessionals', caller: admin },
    bookings: { operation: 'listProfessionalBookings', caller: locum, params: { userId: locum?.id ?? '', ...period } },
    companies: { operation: 'listMyPractices', caller: practice.member },
    notifications: { operation: 'listNotifications', caller: locum },
    offers: { operation: 'listMyApplications', caller: locum, params: period },
    options: { operation: 'listOptionsOfCategory', caller: locum, params: { category: 'languages' } },
    professionals: { operation: 'getOwnProfessional', caller: locum },
    tenants: { operation: 'getTenant', params: { id: 'demo' } },
  }
}

const script = `
const { handler } = await import(process.argv[1])
const { statusCode } = await handler(JSON.parse(process.argv[2]), {})
if (statusCode !== 200) throw new Error('answered ' + statusCode)
process.stderr.write(String(performance.now()))
process.exit(0)`

/** Milliseconds from the start of a process to its first answer, as the process itself counts them. */
const startOnce = (file: string, event: object, env: NodeJS.ProcessEnv): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, file, JSON.stringify(event)], { env, stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', (text: Buffer) => (said += text.toString()))
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve(Number(said)) : reject(new Error(`${file}: ${said}`))))
  })

/** As a deployed Lambda has it: answers are not checked, logs are written. */
export const deployedEnv = (): NodeJS.ProcessEnv => ({ ...process.env, CHECK_ANSWERS: '', POWERTOOLS_LOG_LEVEL: 'INFO' })

/**
 * P1: a new process to its first answer from DynamoDB. Each Lambda takes turns with the document client alone, and all go
 * through a round before the next begins, so that what else the machine does falls on all alike.
 */
export async function firstAnswers(world: World, { bundles, baseline }: Bundles): Promise<Figure[]> {
  const env = { ...deployedEnv(), AWS_ENDPOINT_URL_DYNAMODB: world.dynamoEndpoint }
  const plain = eventFor(apiContract.getOwnProfessional, world.locums[0], {})
  const turns = Object.entries(requestsOf(world)).map(([slice, { operation, caller, params }]) => {
    const bundle = bundles.find(({ name }) => name === slice)
    if (!bundle) throw new Error(`No bundle is called ${slice}.`)
    return { slice, file: bundle.file, event: eventFor(apiContract[operation], caller, params ? { params } : {}), ours: [] as number[], ratios: [] as number[] }
  })
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { file, event, ours, ratios } of turns) {
      const theirs = await startOnce(baseline.file, plain, env)
      const own = await startOnce(file, event, env)
      ours.push(own)
      ratios.push(own / theirs)
    }
  }
  return turns.map(({ slice, ours, ratios }) => atMost('P1', `${slice}: first DynamoDB answer after ${median(ours).toFixed(0)} ms, × the document client alone`, median(ratios), 1.1))
}
