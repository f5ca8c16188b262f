import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findFreePort } from '#infra/local/child-process.ts'
import { signInBySrp } from '#infra/local/cognito/srp-sign-in.ts'
import { prepare } from '#infra/local/prepare.ts'
import type { EditedTenant } from '#shared/tenants/tenant-versions.schema.ts'
import { tenantsContract } from '#shared/tenants/tenants.contract.ts'
import { openLive, refusalOf } from '#tests/support/live-client.ts'
import { temporaryFolder } from './assembly-fixture.ts'

type Started = { process: ChildProcess; output: () => string; exit: Promise<number | null> }
const demoAccounts = 'Sign in as locum@example.com, practice@example.com or admin@example.com with Demo-Passw0rd!'
type Running = {
  holder: { pid: number }
  children: { pid: number }[]
  url: string
  environment: Record<string, string>
}

const started: Started[] = []
let port: number
let dataDir: string

function start(...args: string[]): Started {
  const child = spawn(process.execPath, ['bin/start.js', '--port', String(port), '--data', dataDir, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  const exit = once(child, 'close').then(([code]) => code as number | null)
  const one = { process: child, output: () => output, exit }
  started.push(one)
  return one
}

/** Waits for output that shows progress, unless the process ends first. */
async function waitForOutput(one: Started, sign: Promise<void>) {
  const early = one.exit.then((code) => {
    throw new Error(`It ended with ${code}: ${one.output()}`)
  })
  early.catch(() => undefined)
  await Promise.race([early, sign])
}

async function startReady(...args: string[]) {
  const one = start(...args)
  await waitForOutput(one, expect.poll(one.output, { timeout: 60_000 }).toMatch(/^Ready /m))
  return one
}

/** The message of a start that fails. */
async function failure(...args: string[]) {
  const one = start(...args)
  expect(await one.exit).toBe(1)
  expect(one.output()).not.toMatch(/^\s+at /m)
  return one.output()
}

const running = () => JSON.parse(readFileSync(join(dataDir, 'stack.json'), 'utf8')) as Running
/** A process that has ended may stay listed, without a command line, until its parent reads its status. */
const isAlive = (pid = 0) => existsSync(`/proc/${pid}/cmdline`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''
const signIn = async (email: string) => {
  const site = `http://localhost:${port}`
  const { userPoolId, userPoolClientId, userPoolEndpoint } = (await (
    await fetch(`${site}/config.json`)
  ).json()) as Record<string, string>
  const signedIn = await signInBySrp({
    endpoint: site + userPoolEndpoint,
    userPoolId: userPoolId ?? '',
    userPoolClientId: userPoolClientId ?? '',
    email,
    password: 'Demo-Passw0rd!',
  })
  return (path: string, method = 'GET', body?: object) =>
    fetch(`${site}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${signedIn.accessToken}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
}
/** As a super admin saves it in the editor. */
const renameBrand = async (brandName: string) => {
  const call = await signIn('admin@example.com')
  const { data } = (await (await call(tenantsContract.getEditedTenant.path)).json()) as { data: EditedTenant }
  const { tenantId, settings, ...rest } = data
  const { texts: _, ...edited } = settings
  return call(`/tenant/${tenantId}`, 'PUT', { ...rest, settings: { ...edited, brandName } })
}
/** The next start publishes the site, as each deployment of another build does. */
const forgetPublished = () => {
  const objects = new DatabaseSync(join(dataDir, 'objects.sqlite'))
  objects.exec("DELETE FROM objects WHERE key IN ('published', 'index.html')")
  objects.close()
}

beforeAll(async () => {
  await prepare('demo', () => undefined)
  port = await findFreePort()
  dataDir = temporaryFolder()
})
afterEach(async () => {
  for (const one of started.splice(0)) {
    one.process.kill('SIGTERM')
    await one.exit
  }
})

describe('npm start', () => {
  // Creating the demo world is most of a start's work, so the tests after this one reuse what is created here.
  it('starts again after Ctrl-C while it was creating the demo world', async () => {
    const mark = join(dataDir, 'seeded')
    const first = start()
    await waitForOutput(first, expect.poll(() => existsSync(mark), { timeout: 30_000, interval: 5 }).toBe(true))
    first.process.kill('SIGINT')
    first.process.kill('SIGINT')
    expect(await first.exit).toBe(0)
    expect(first.output()).not.toContain('Ready')
    const second = await startReady()
    expect(second.output()).toContain(
      `The last start ended while it was creating the demo world, so ${dataDir} is reset.`,
    )
    await expect.poll(second.output).toContain(demoAccounts)
    expect((await (await signIn('locum@example.com'))('/professionals')).status).toBe(200)
  })

  it('starts the product with its demo world, keeps its data over Ctrl-C, and leaves nothing running', async () => {
    const first = await startReady()
    expect(first.output()).toContain(`Ready http://localhost:${port}\n`)
    await expect.poll(first.output).toContain(demoAccounts)
    const profile = await (await signIn('locum@example.com'))('/professionals')
    expect(await profile.json()).toMatchObject({ data: { email: 'locum@example.com' } })
    const { AWS_SECRET_ACCESS_KEY: secret } = running().environment
    expect(secret).toMatch(/^[\w-]{40}$/)
    expect(statSync(join(dataDir, 'stack.json')).mode & 0o777).toBe(0o600)
    const pids = [first.process.pid, ...running().children.map(({ pid }) => pid)]
    expect(pids).toHaveLength(2)
    expect((await renameBrand('Cape Cover')).status).toBe(200)
    first.process.kill('SIGINT')
    expect(await first.exit).toBe(0)
    expect(pids.filter(isAlive)).toEqual([])

    forgetPublished()
    await startReady()
    const page = await fetch(`http://localhost:${port}/terms`)
    expect(await page.text()).toContain('<title>Cape Cover</title>')
    expect(running().environment.AWS_SECRET_ACCESS_KEY).not.toBe(secret)
    expect((await (await signIn('locum@example.com'))('/professionals')).status).toBe(200)
  })

  it('opens live connections on the same origin, writes tickets nowhere, logs included, and ends with them open', async () => {
    const one = await startReady()
    const call = await signIn('locum@example.com')
    const { data } = (await (await call('/live/ticket', 'POST')).json()) as { data: { ticket: string } }
    const url = `http://localhost:${port}`
    expect(await refusalOf(openLive(url, { ticket: data.ticket, origin: 'https://evil.test' }))).toBe(403)
    const page = await openLive(url, { ticket: data.ticket })
    expect(await page.ping()).toEqual({ type: 'pong' })
    expect(await refusalOf(openLive(url, { ticket: data.ticket }))).toBe(401)
    one.process.kill('SIGINT')
    expect(await one.exit).toBe(0)
    expect(page.isOpen()).toBe(false)
    const written = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const texts = written.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'))
    expect(texts.some((text) => text.includes('connection refused'))).toBe(true)
    for (const text of [...texts, one.output()]) expect(text.includes(data.ticket)).toBe(false)
  })

  it('serves site, API, sign-in and outbox on one origin, each with the security headers', async () => {
    await startReady('--no-seed')
    const get = (path: string, headers = {}) => fetch(`http://localhost:${port}${path}`, { headers })
    for (const path of ['/', '/practice/dashboard', '/api/health', '/outbox', '/tenant.json', '/favicon.svg']) {
      const response = await get(path)
      expect([path, response.status]).toEqual([path, 200])
      expect(response.headers.get('content-security-policy')).not.toMatch(/unsafe/)
      expect(response.headers.get('strict-transport-security')).toMatch(/max-age=\d+/)
    }
    const text = async (path: string) => (await get(path)).text()
    expect(await text('/practice/dashboard')).toBe(await text('/terms'))
    for (const path of ['/', '/sign-in']) {
      expect(await text(path)).toMatch(
        /<noscript>.*Signing in needs JavaScript.*<form method="dialog" .*<h1[^>]*>Sign in<\/h1>/,
      )
      expect(await text(path)).toMatch(
        /<template id="rest">[^]*<script type="module"[^]*<\/template><template id="typeface">\s*<link/,
      )
    }
    const etag = (await get('/')).headers.get('etag') ?? ''
    expect((await get('/', { 'if-none-match': etag })).status).toBe(304)
  })

  it('sends the security headers with errors too, and allows nobody to cache those', async () => {
    const one = await startReady('--no-seed')
    const ask = async (path: string, ...args: string[]) => {
      const { stdout } = await promisify(execFile)('curl', [
        '-s',
        '-o',
        '/dev/null',
        '-w',
        '%{http_code} %{header_json}',
        '--path-as-is',
        ...args,
        `http://127.0.0.1:${port}${path}`,
      ])
      return [Number(stdout.slice(0, 3)), JSON.parse(stdout.slice(3)) as Record<string, string[]>] as const
    }
    const tooLarge = join(temporaryFolder(), 'body')
    writeFileSync(tooLarge, Buffer.alloc(6 * 1024 * 1024 + 1))
    const [, expected] = await ask('/')
    const security = [
      'strict-transport-security',
      'x-content-type-options',
      'x-frame-options',
      'permissions-policy',
      'cross-origin-opener-policy',
    ] as const
    for (const [status, path, ...args] of [
      [404, '/assets/none.js'],
      [404, '/..%2f..%2fpackage.json'],
      [404, '/a%00.js'],
      [404, `/${'a'.repeat(300)}.js`],
      [403, '/', '-X', 'POST'],
      [404, '/api/nowhere'],
      [401, '/api/professionals'],
      [413, '/api/professionals', '--data-binary', `@${tooLarge}`, '-H', 'Expect:'],
      [421, '/', '-H', 'Host: evil.example'],
      [200, '/outbox.css'],
    ] as [number, string, ...string[]][]) {
      const [actual, headers] = await ask(path, ...args)
      expect([path, actual, headers['cache-control']]).toEqual([path, status, ['no-store']])
      for (const name of security) expect([path, name, headers[name]]).toEqual([path, name, expected[name]])
      expect([path, headers['content-security-policy']]).toEqual([path, expected['content-security-policy']])
    }
    expect(one.output()).not.toContain('A request failed')
  })

  it('starts again after kill -9', async () => {
    const killed = await startReady()
    const [emulator] = running().children
    killed.process.kill('SIGKILL')
    await killed.exit
    await startReady()
    expect(isAlive(emulator?.pid)).toBe(false)
    expect((await (await signIn('practice@example.com'))('/companies/mypractices')).status).toBe(200)
  })

  it('leaves nothing running after Ctrl-C during the start', async () => {
    const withWorld = dataDir
    dataDir = temporaryFolder()
    const one = start('--no-seed')
    const children = () => (existsSync(join(dataDir, 'stack.json')) ? running().children : [])
    await expect.poll(children, { timeout: 30_000, interval: 1 }).toHaveLength(1)
    const [emulator] = children()
    one.process.kill('SIGINT')
    expect(await one.exit).toBe(0)
    expect(one.output()).not.toContain('Ready')
    await expect.poll(() => isAlive(emulator?.pid)).toBe(false)
    dataDir = withWorld
  })

  it('ends, and says why, when an emulator ends', async () => {
    const one = await startReady()
    process.kill(running().children[0]?.pid ?? 0, 'SIGKILL')
    expect(await one.exit).toBe(1)
    expect(one.output()).toContain('DynamoDB ended unexpectedly (SIGKILL).')
  })

  it('starts from scratch with --reset, and without people with --no-seed', async () => {
    const one = await startReady('--reset', '--no-seed')
    expect(one.output()).not.toContain('Sign in as')
    await expect(signIn('locum@example.com')).rejects.toMatchObject({ name: 'NotAuthorizedException' })
    expect((await fetch(`http://localhost:${port}/api/tenant/get/demo`)).status).toBe(200)
  })
})

describe('a start that fails', () => {
  it('says that its port is in use', async () => {
    const other = createServer().listen(port, '127.0.0.1')
    await once(other, 'listening')
    expect(await failure()).toContain(
      `Port ${port} is in use. Stop the program that uses it or choose another with --port.`,
    )
    expect(running().children).toEqual([])
    other.close()
  })

  it('says that its data is in use', async () => {
    await startReady('--no-seed')
    const own = port
    port = await findFreePort()
    expect(await failure()).toContain(`${dataDir} is in use by the stack at http://localhost:${own}.`)
    expect(await failure('--reset')).toContain('is in use')
  })

  it.each(['users.sqlite', 'dynamodb.sqlite', 'stack.json', 'outbox.jsonl'])(
    'says that %s is damaged, and what to do',
    async (file) => {
      dataDir = temporaryFolder()
      writeFileSync(join(dataDir, 'stack.json'), JSON.stringify({ children: [], url: '', environment: {} }))
      writeFileSync(
        join(dataDir, file),
        'this is no data of ours, but text that is long enough to be looked at twice'.repeat(100),
      )
      expect(await failure('--no-seed')).toMatch(/is damaged \(.+\)\. Start over with: npm start -- --reset/)
    },
  )

  it('says that its folder has the data of another tenant', async () => {
    dataDir = temporaryFolder()
    writeFileSync(
      join(dataDir, 'stack.json'),
      JSON.stringify({ tenantId: 'karoovets', children: [], url: '', environment: {} }),
    )
    expect(await failure('--no-seed')).toContain(`${dataDir} has the data of the tenant “karoovets”.`)
  })

  it('never writes to or empties a folder that is not its own', async () => {
    dataDir = temporaryFolder()
    mkdirSync(join(dataDir, 'holiday pictures'))
    for (const args of [[], ['--reset']]) {
      expect(await failure(...args)).toContain(
        `${dataDir} contains other files than this product’s data. Choose an empty folder with --data.`,
      )
      expect(readdirSync(dataDir)).toEqual(['holiday pictures'])
    }
  })

  it.each([
    [['--port', 'many'], '--port must be a number from 1 to 65535, not “many”.'],
    [['--world', 'flat'], 'There is no demo world “flat”. Choose small or large.'],
    [['--colour'], "Unknown option '--colour'"],
    [['-c', 'tenant=nowhere'], 'There is no tenant “nowhere”: infra/tenants/nowhere.ts does not exist.'],
    [['-c', 'tenant=karoovets', '--world', 'large'], 'Only the tenant “demo” has a large demo world'],
  ])('refuses %j', async (args, sentence) => {
    expect(await failure(...args)).toContain(sentence)
  })

  it('says which Node it needs', async () => {
    const older =
      "Object.defineProperty(process.versions, 'node', { value: '20.11.0' }); await import('./bin/start.js')"
    const { code, stderr } = (await promisify(execFile)(process.execPath, ['--input-type=module', '-e', older]).catch(
      (error: unknown) => error,
    )) as { code: number; stderr: string }
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^This product runs on Node 24 or newer; this is Node 20\.11\.0\./),
    ])
  })
})
