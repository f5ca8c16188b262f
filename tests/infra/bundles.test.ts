import { execFile } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { beforeAll, expect, it } from 'vitest'
import { prepare } from '#infra/local/prepare.ts'
import { tinyPng } from '#tests/support/documents.ts'

let directory: string
beforeAll(async () => {
  directory = (await prepare('demo', () => {})).lambdasDir
})

it('logs a failure of ours with the file and line that we wrote', async () => {
  // API Gateway's authorizer always hands over a token; without one the code fails.
  const event = { routeKey: 'GET /options', requestContext: { requestId: 'one', authorizer: {} } }
  const script = `const { handler } = await import(process.argv[1]); await handler(JSON.parse(process.argv[2]), {})`
  const env = { CONFIG_TABLE: 'config', TENANT_ID: 'demo', AWS_REGION: 'eu-west-1' }
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

it('has beside each Lambda what it loads on demand', () => {
  const loaded = globSync(join(directory, '*/index.mjs')).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/import\("\.\/([\w.-]+)"\)/g)].map(([, name = '']) =>
      join(file, '..', name),
    ),
  )
  expect(loaded.length).toBeGreaterThan(0)
  expect(loaded.filter((file) => !existsSync(file))).toEqual([])
})

it('draws pictures with the codec that lies beside its worker', async () => {
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
