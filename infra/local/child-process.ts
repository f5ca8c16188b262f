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
  /** The child's output when it is ready. Probing the port is not enough: another process may be using it. */
  readyLine: string
  onSpawn?: ((pid: number) => void) | undefined
  onDeath: (reason: Error) => void
}

/** Starts an emulator and waits until it is ready. If it exits, before or after, `onDeath` gets its output. */
export async function startChild({
  name,
  command,
  args,
  logFile,
  readyLine,
  onSpawn,
  onDeath,
}: ChildOptions): Promise<Child> {
  // In its own process group, so that Ctrl-C reaches only the stack, which stops its children in order.
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

/** On Linux the child ends with this process even if that is killed; elsewhere the next start ends it. */
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

/** A free port, below the range for outgoing connections, one of which could take it before it is used. */
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
