import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream, existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

type Child = { stop: () => Promise<void> }

type ChildOptions = {
  name: string
  command: string
  args: string[]
  logFile: string
  /**
   * What the child prints once it listens. Asking its port is not enough: when another process holds the
   * port, that one answers while the child dies.
   */
  readyLine: string
  onSpawn?: ((pid: number) => void) | undefined
  onDeath: (reason: Error) => void
}

/** Starts an emulator and waits until it answers. Its death, before or after, is told with its last words. */
export async function startChild({
  name,
  command,
  args,
  logFile,
  readyLine,
  onSpawn,
  onDeath,
}: ChildOptions): Promise<Child> {
  // In a process group of its own: Ctrl-C is for the stack, which then stops its children in order.
  const child = spawn(...boundToUs(command, args), { stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  if (child.pid) onSpawn?.(child.pid)
  const killNow = () => child.kill('SIGKILL')
  process.once('exit', killNow)
  const log = createWriteStream(logFile, { flags: 'a' })
  let output = ''
  let death: Error | undefined
  let stopping = false
  for (const stream of [child.stdout, child.stderr]) {
    stream.pipe(log, { end: false })
    stream.on('data', (text: Buffer) => (output = (output + text.toString()).slice(-800)))
  }
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      death = new Error(
        error.code === 'ENOENT'
          ? `${name} cannot start: ${command} is missing.`
          : `${name} cannot start: ${error.message}`,
      )
      resolve()
    })
    child.once('close', (code, signal) => {
      death ??= new Error(`${name} ended unexpectedly (${signal ?? `exit ${code}`}). ${output.trim()}`.trim())
      log.end()
      process.off('exit', killNow)
      resolve()
    })
  })
  const stop = async () => {
    stopping = true
    child.kill('SIGTERM')
    const forced = setTimeout(() => child.kill('SIGKILL'), 3000)
    await ended
    clearTimeout(forced)
  }
  await waitUntilReady(
    name,
    () => output.includes(readyLine),
    () => death,
  ).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  void ended.then(() => stopping || onDeath(death ?? new Error(`${name} ended.`)))
  return { stop }
}

const setpriv = '/usr/bin/setpriv'

/** Where Linux has the tool, the child ends with us even when we are killed; elsewhere the next start ends it. */
function boundToUs(command: string, args: string[]): [string, string[]] {
  return existsSync(setpriv) && existsSync(command)
    ? [setpriv, ['--pdeathsig', 'KILL', '--', command, ...args]]
    : [command, args]
}

async function waitUntilReady(name: string, isReady: () => boolean, death: () => Error | undefined) {
  const deadline = Date.now() + 15_000
  while (Date.now() < deadline) {
    const reason = death()
    if (reason) throw reason
    if (isReady()) return
    await sleep(10)
  }
  throw new Error(`${name} did not answer within 15 seconds.`)
}

/**
 * A port that nothing listens on, below those that systems give to outgoing connections: one of these could have it by
 * the time that it is used.
 */
export async function findFreePort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  const probe = createServer().listen(port, '127.0.0.1')
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  )
  if (!isFree) return findFreePort()
  probe.close()
  await once(probe, 'close')
  return port
}
