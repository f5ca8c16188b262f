import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { endProcess, isRunning, markOf } from './process-mark.ts'

it.runIf(existsSync('/proc/self/stat'))('ends a process only if its start time is known and the same', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await once(child, 'spawn')
  const mark = markOf(child.pid ?? 0)
  endProcess({ ...mark, started: '' })
  endProcess({ ...mark, started: `${mark.started}0` })
  expect(isRunning(mark)).toBe(true)
  const ended = once(child, 'exit')
  endProcess(mark)
  expect(await ended).toEqual([null, 'SIGKILL'])
})
