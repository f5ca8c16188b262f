import { expect, it } from 'vitest'
import { createWakeUp } from './wake-up.ts'

const long = 60_000
const never = new AbortController().signal

it('ends a wait at once, also one that starts after the call', async () => {
  const { prepare, wake } = createWakeUp()
  const [early, late] = [prepare(), prepare()]
  const waiting = early(long, never)
  wake()
  await waiting
  await late(long, never)
})

it('doesn’t affect later waits', async () => {
  const { prepare, wake } = createWakeUp()
  wake()
  const begun = performance.now()
  await prepare()(30, never)
  expect(performance.now() - begun).toBeGreaterThan(25)
})

it('ends with the reader', async () => {
  const stopping = new AbortController()
  const waiting = createWakeUp().prepare()(long, stopping.signal)
  stopping.abort()
  await expect(waiting).rejects.toThrow()
})
