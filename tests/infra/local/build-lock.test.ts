import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { withBuildLock } from '#infra/local/build-lock.ts'
import { temporaryFolder } from './assembly-fixture.ts'

it('allows one build at a time', async () => {
  const folder = temporaryFolder()
  const steps: string[] = []
  const build = (name: string) =>
    withBuildLock(folder, async () => {
      steps.push(`${name} begins`)
      await sleep(50)
      steps.push(`${name} ends`)
    })
  await Promise.all([build('first'), build('second')])
  expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

it('is released when its holder is killed', async () => {
  const folder = temporaryFolder()
  const source = `import { withBuildLock } from './infra/local/build-lock.ts'
    await withBuildLock(${JSON.stringify(folder)}, async () => { console.log('held'); await new Promise(() => setInterval(() => {}, 1000)) })`
  const holder = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(holder.stdout, 'data')
  let isBuilt = false
  const next = withBuildLock(folder, async () => void (isBuilt = true))
  await sleep(250)
  expect(isBuilt).toBe(false)
  holder.kill('SIGKILL')
  await next
  expect(isBuilt).toBe(true)
})
