import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

// Starting processes takes long on a busy machine.
const timeout = 30_000

const clock = join(import.meta.dirname, 'set-clock.ts')

/** The instants that a process, its child and its thread see one after another. */
async function instants(TEST_NOW: string | undefined): Promise<Date[]> {
  const say = 'console.log(new Date().toISOString(), new Date() instanceof Date)'
  const script = `await import(${JSON.stringify(clock)})
    ${say}
    const { execFileSync } = await import('node:child_process')
    process.stdout.write(execFileSync(process.execPath, ['-e', ${JSON.stringify(say)}]))
    const { Worker } = await import('node:worker_threads')
    const { NODE_OPTIONS } = process.env
    new Worker(${JSON.stringify(say)}, { eval: true, env: { NODE_OPTIONS } })`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, NODE_OPTIONS: '', TEST_NOW },
  })
  const lines = stdout.trim().split('\n')
  for (const line of lines) expect(line).toMatch(/Z true$/)
  return lines.map((line) => new Date(line.split(' ')[0] ?? ''))
}

it('begins at TEST_NOW and goes on from there in every process and thread', { timeout }, async () => {
  const begun = Date.parse('2028-02-29T23:57:00+02:00')
  const seen = (await instants('2028-02-29T23:57+02:00')).map((instant) => instant.getTime() - begun)
  expect(seen).toHaveLength(3)
  expect(seen).toEqual(seen.toSorted((one, other) => one - other))
  expect(seen[0]).toBeGreaterThanOrEqual(0)
  expect(seen[2]).toBeGreaterThan(seen[0] ?? 0)
  expect(seen[2]).toBeLessThan(60_000)
})

it('is the machine’s without TEST_NOW, and refuses what is no time', { timeout }, async () => {
  const seen = await instants(undefined)
  // The machine's, although this test may have another one.
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', 'console.log(Date.now())'], {
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  for (const instant of seen) expect(Math.abs(Number(stdout) - instant.getTime())).toBeLessThan(60_000)
  await expect(instants('soon')).rejects.toThrow(/TEST_NOW must be a time such as .*, not "soon"/)
})
