import { spawn } from 'node:child_process'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import { contracts } from '#shared/api-contract.ts'
import { eventFor, type OperationName } from '#tests/support/api.ts'
import type { Bundles } from './bundles.ts'
import type { Call, WireItem } from './capacity.ts'
import { atMost, quantile, type Figure } from './figure.ts'
import { deployedEnv } from './first-response.ts'
import { freshHandler } from './fresh-handler.ts'
import type { World } from './world.ts'

const ROUNDS = 2_000

/** One's own profile is one read. The others are what an open page asks for most often. */
const measured: OperationName[] = [
  'getOwnProfessional',
  'getTotalUnreadCount',
  'listConversations',
  'openConversation',
  'getUnreadNotifications',
  'listNotifications',
  'listMembers',
]

/** One process has both handlers, warms them up and calls them in turn. */
const script = `
const [ours, plain, event, steps] = process.argv.slice(1)
const handlers = [(await import(plain)).handler, (await import(ours)).handler]
const times = [[], []]
for (let round = -500; round < ${ROUNDS}; round += 1) {
  for (const turn of [0, 1]) {
    const request = JSON.parse([steps, event][turn])
    const start = performance.now()
    const { statusCode } = await handlers[turn](request, {})
    if (round >= 0) times[turn].push(performance.now() - start)
    if (statusCode !== 200) throw new Error('answered ' + statusCode)
  }
}
process.send(times, () => process.disconnect())`

const ask = (files: string[], inputs: object[], env: NodeJS.ProcessEnv): Promise<[number[], number[]]> =>
  new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--input-type=module', '-e', script, ...files, ...inputs.map((input) => JSON.stringify(input))],
      { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
    )
    child.once('message', (times) => resolve(times as [number[], number[]]))
    child.once('close', (code) => reject(new Error(`The warm requests ended with ${code}.`)))
  })

type Keyed = { Keys: WireItem[] }

/** A call as the document client takes it. */
const readOf = ({ operation, request }: Call) => {
  const { Key, ExpressionAttributeValues, RequestItems, ReturnConsumedCapacity: _, ...rest } = request
  const plainItem = (item: WireItem) => unmarshall(item as never)
  const tables = Object.entries((RequestItems ?? {}) as Record<string, Keyed>)
  const input = {
    ...rest,
    ...(Key && { Key: plainItem(Key) }),
    ...(ExpressionAttributeValues && { ExpressionAttributeValues: plainItem(ExpressionAttributeValues) }),
    ...(RequestItems && {
      RequestItems: Object.fromEntries(
        tables.map(([table, { Keys, ...more }]) => [table, { ...more, Keys: Keys.map(plainItem) }]),
      ),
    }),
  }
  return { operation, input }
}

/** The reads of a request; those that no other had to answer first are one step. */
const stepsOf = (calls: readonly Call[]) =>
  [...Map.groupBy(calls, ({ after }) => after).values()].map((step) => step.map(readOf))

const sliceOf = (name: OperationName): string =>
  Object.entries(contracts).find(([, contract]) => name in contract)?.[0] ?? ''

/**
 * P3: warm requests compared with the same reads, in the same order, without contract, access, logs and compression.
 */
export async function warmRequests(world: World, { bundles, sameReads }: Bundles): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const name of measured) {
    const file = bundles.find((bundle) => bundle.name === sliceOf(name))?.file ?? ''
    const { operation, caller, request } = await world.requestFor(name)
    const event = eventFor(operation, caller, request)
    const asked = { ...event, headers: { ...event.headers, 'accept-encoding': 'gzip, deflate, br' } }
    const handler = await freshHandler(name, name)
    // What it writes or keeps, it does with the first request.
    await handler(asked, {})
    const calls = await world.meter.measure(() => handler(asked, {}))
    const [plain, ours] = await ask([file, sameReads.file], [asked, stepsOf(calls)], deployedEnv(world))
    for (const [which, share] of [
      ['p50', 0.5],
      ['p99', 0.99],
    ] as const) {
      const own = quantile(ours, share)
      const title = `${name}: ${calls.length} reads, warm, ${which} ${own.toFixed(2)} ms, × the same reads alone`
      figures.push(atMost('P3', title, own / quantile(plain, share), 1.5))
    }
  }
  return figures
}
