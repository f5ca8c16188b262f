import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepare } from '../../infra/local/prepare.ts'
import { type LocalStack, startLocalStack } from '../../infra/local/stack.ts'

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (!address || typeof address === 'string') throw new Error('No free port')
  return address.port
}

/** The whole product as `npm start` runs it, empty, on a port and with data of its own. */
export async function startProduct(): Promise<LocalStack> {
  const quiet = () => undefined
  const prepared = await prepare('demo', quiet)
  const dataDir = mkdtempSync(join(tmpdir(), 'product-'))
  const onDeath = (reason: Error) => {
    throw reason
  }
  const stack = await startLocalStack({ ...prepared, port: await freePort(), dataDir, tenantId: 'demo', log: quiet, onDeath })
  const stop = async () => {
    await stack.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { ...stack, stop }
}

interface Mail {
  to: string[]
  text: string
}

/** The newest code that was mailed to an address, waiting for it to arrive; `not` is one already used. */
export async function mailedCode(url: string, email: string, not?: string): Promise<string> {
  for (const until = Date.now() + 5_000; Date.now() < until; ) {
    const mails = (await (await fetch(`${url}/outbox.json`)).json()) as Mail[]
    const code = mails.filter(({ to }) => to.includes(email)).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0])[0]
    if (code && code !== not) return code
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`No code was mailed to ${email}`)
}
