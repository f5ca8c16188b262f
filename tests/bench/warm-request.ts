import { spawn } from 'node:child_process'
import { eventFor } from '#tests/support/api.ts'
import type { Bundles } from './bundles.ts'
import { atMost, quantile, type Figure } from './figure.ts'
import { deployedEnv } from './first-response.ts'
import type { World } from './world.ts'

const ROUNDS = 4_000

/** One process has both handlers, warms them up and calls them in turn. */
const script = `
const [ours, plain, event] = process.argv.slice(1)
const handlers = [(await import(plain)).handler, (await import(ours)).handler]
const times = [[], []]
for (let round = -500; round < ${ROUNDS}; round += 1) {
  for (const turn of [0, 1]) {
    const request = JSON.parse(event)
    const start = performance.now()
    const { statusCode } = await handlers[turn](request, {})
    if (round >= 0) times[turn].push(performance.now() - start)
    if (statusCode !== 200) throw new Error('answered ' + statusCode)
  }
}
process.send(times, () => process.disconnect())`

const ask = (files: string[], event: object, env: NodeJS.ProcessEnv): Promise<[number[], number[]]> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, ...files, JSON.stringify(event)], {
      env,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.once('message', (times) => resolve(times as [number[], number[]]))
    child.once('close', (code) => reject(new Error(`The warm requests ended with ${code}.`)))
  })

/**
 * P3: a warm request for one's own profile (one query) compared with the same query without contract, access,
 * logs and compression.
 */
export async function warmRequests(world: World, { bundles, baseline }: Bundles): Promise<Figure[]> {
  const file = bundles.find(({ name }) => name === 'professionals')?.file ?? ''
  const { operation, caller, request } = await world.requestFor('getOwnProfessional')
  const event = eventFor(operation, caller, request)
  const asked = { ...event, headers: { ...event.headers, 'accept-encoding': 'gzip, deflate, br' } }
  const [plain, ours] = await ask([file, baseline.file], asked, deployedEnv(world))
  return (
    [
      ['p50', 0.5],
      ['p99', 0.99],
    ] as const
  ).map(([name, share]) => {
    const own = quantile(ours, share)
    return atMost(
      'P3',
      `warm request with one read, ${name} ${own.toFixed(2)} ms, × the same read alone`,
      own / quantile(plain, share),
      1.5,
    )
  })
}
