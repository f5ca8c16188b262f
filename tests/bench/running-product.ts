import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoPassword } from '#bin/seed/demo-password.ts'
import type { WorldSize } from '#bin/seed/seed-stack.ts'
import { findFreePort } from '#infra/local/child-process.ts'
import { signInBySrp } from '#infra/local/cognito/srp-sign-in.ts'

type RuntimeConfig = { userPoolId: string; userPoolClientId: string; userPoolEndpoint: string }

/** Signs in as a browser does. */
export const accessTokenOf = async (url: string, email: string): Promise<string> => {
  const config = (await (await fetch(`${url}/config.json`)).json()) as RuntimeConfig
  const { userPoolId, userPoolClientId, userPoolEndpoint } = config
  const endpoint = url + userPoolEndpoint
  return (await signInBySrp({ endpoint, userPoolId, userPoolClientId, email, password: demoPassword })).accessToken
}

/** Signs in and returns a function that calls the API. */
export const signInTo = async (url: string, email: string) => {
  const headers = { authorization: `Bearer ${await accessTokenOf(url, email)}`, 'content-type': 'application/json' }
  return (path: string, method = 'GET', body?: object): Promise<Response> =>
    fetch(`${url}/api${path}`, { method, headers, body: body && JSON.stringify(body) })
}

const signedInRead = async (url: string): Promise<Response> =>
  (await signInTo(url, 'locum@example.com'))('/professionals')

/** Ends the process that runs the product, unless it has been ended already. */
const stopHolder = (file: string): void => {
  try {
    const { holder } = JSON.parse(readFileSync(file, 'utf8')) as { holder: { pid: number } }
    process.kill(holder.pid, 'SIGTERM')
  } catch (error) {
    if (!['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

/** Runs `npm start`, and measures the time until a signed-in request is answered. */
const start = async (port: number, dataDir: string, world: WorldSize) => {
  const begin = performance.now()
  const child = spawn('npm', ['start', '--', '--port', String(port), '--data', dataDir, '--world', world], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout.resume()
  const ended = once(child, 'close')
  const url = `http://localhost:${port}`
  const deadline = begin + 120_000
  for (;;) {
    const response = await signedInRead(url).catch(() => undefined)
    if (response?.ok) break
    if (child.exitCode !== null || performance.now() > deadline)
      throw new Error('npm start did not bring up the product.')
    await sleep(20)
  }
  const milliseconds = performance.now() - begin
  return {
    url,
    milliseconds,
    stop: async () => {
      stopHolder(join(dataDir, 'stack.json'))
      await ended
    },
  }
}

/** The product as `npm start` runs it when it is built and has its demo world. */
export async function startProduct(world: WorldSize = 'small') {
  const dataDir = mkdtempSync(join(tmpdir(), 'locum-start-'))
  const port = await findFreePort()
  const first = await start(port, dataDir, world)
  // The demo world is complete only when the command says so.
  await waitUntilSeeded(dataDir)
  await first.stop()
  const product = await start(port, dataDir, world)
  return {
    ...product,
    stop: async () => {
      await product.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const waitUntilSeeded = async (dataDir: string): Promise<void> => {
  const mark = join(dataDir, 'seeded')
  for (let wait = 0; wait < 18_000; wait += 1) {
    if (existsSync(mark) && readFileSync(mark, 'utf8') !== 'begun') return
    await sleep(100)
  }
  throw new Error('The demo world was not made within half an hour.')
}

export type { WorldSize }
export type Product = Awaited<ReturnType<typeof startProduct>>
