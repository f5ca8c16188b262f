import { execFile } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { beforeAll, expect, it } from 'vitest'
import { bundleFunctions } from '#infra/bundle.ts'
import { prepare } from '#infra/local/prepare.ts'
import { newDataFolder } from '#tests/support/data-folder.ts'
import { tinyPng } from '#tests/support/documents.ts'

let directory: string
beforeAll(async () => {
  directory = (await prepare('demo', () => {})).lambdasDir
})

it('logs an internal error with the source file and line', async () => {
  // API Gateway's authoriser always passes a token on; without one the code fails.
  const event = { routeKey: 'GET /options', headers: {}, requestContext: { requestId: 'one', authorizer: {} } }
  const script = `const { handler } = await import(process.argv[1]); await handler(JSON.parse(process.argv[2]), {})`
  const tables = { CONFIG_TABLE: 'config', USERS_TABLE: 'users', COMMANDS_TABLE: 'commands' }
  const env = { ...tables, TENANT_ID: 'demo', AWS_REGION: 'eu-west-1' }
  const { stderr } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', script, join(directory, 'options/index.mjs'), JSON.stringify(event)],
    { env },
  )
  const logged = stderr
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { message: string; error?: { stack: string } })
  const stack = logged.find(({ message }) => message === 'failed')?.error?.stack
  expect(stack).toMatch(/functions\/platform\/http\/serve-contract\.ts:\d+:\d+/)
  expect(stack).not.toContain('index.mjs')
})

it('includes beside each Lambda what it loads on demand', () => {
  const loaded = globSync(join(directory, '*/index.mjs')).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/import\("\.\/([\w.-]+)"\)/g)].map(([, name = '']) =>
      join(file, '..', name),
    ),
  )
  expect(loaded.length).toBeGreaterThan(0)
  expect(loaded.filter((file) => !existsSync(file))).toEqual([])
})

it('imports no module of Node, which would load all that the module exports', () => {
  const files = globSync(join(directory, '*/*.mjs'))
  const importing = files.filter((file) => /(?:from|import\()"node:/.test(readFileSync(file, 'utf8')))
  expect(importing).toEqual([])
})

it('is deployed without the schemas for checking stored items, and starts', async () => {
  const deployed = newDataFolder('bundles')
  await bundleFunctions(deployed)
  const { outputs } = JSON.parse(readFileSync(join(deployed, 'metafile.json'), 'utf8')) as {
    outputs: Record<string, { inputs: Record<string, object> }>
  }
  const offers = Object.entries(outputs).find(([file]) => file.endsWith('/offers/index.mjs'))?.[1].inputs ?? {}
  expect(Object.keys(offers)).toContain('functions/stores/professionals.items.ts')
  expect(Object.keys(offers)).not.toContain('shared/professionals/professionals.schema.ts')
  // With all of our environment variables set.
  const script = `
    const isOurs = (name) => /^[A-Z]+_/.test(name) && !/^(AWS|NODE|POWERTOOLS)_/.test(name)
    const special = { COLLECT_SECONDS: '60', PAUSE_SECONDS: '900', MAIL_FROM: 'desk@example.com' }
    const isSet = (name) => name in special || isOurs(String(name))
    const get = (_, name) => special[name] ?? (isOurs(String(name)) ? 'https://one.example' : undefined)
    process.env = new Proxy({}, { get, has: (_, name) => isSet(name) })
    for (const file of process.argv.slice(1)) await import(file)`
  const lambdas = globSync(join(deployed, '*/index.mjs'))
  expect(lambdas.length).toBeGreaterThan(15)
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, ...lambdas])
})

it('draws pictures with the codec next to its worker', async () => {
  const size = { width: 8, height: 6 }
  const worker = new Worker(join(directory, 'documents/render-pictures.worker.cjs'), {
    workerData: { bytes: tinyPng, orientation: 1, size, targets: [size] },
  })
  const [picture] = await new Promise<Uint8Array[]>((resolve, reject) =>
    worker.once('message', resolve).once('error', reject),
  )
  expect(
    Buffer.from(picture ?? [])
      .subarray(0, 3)
      .toString('hex'),
  ).toBe('ffd8ff')
})
