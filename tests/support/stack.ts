import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { seedOptions, seedWorldOnce } from '#bin/seed/seed-stack.ts'
import { findFreePort } from '#infra/local/child-process.ts'
import { prepare } from '#infra/local/prepare.ts'
import { startLocalStack } from '#infra/local/stack.ts'
import { newDataFolder } from './data-folder.ts'
import { copyDemoWorld } from './demo-world.ts'

type Mail = { to: string[]; subject: string; text: string }

/** The whole product on ports and data of its own: what `npm start` starts, with the demo world only where it is asked for. */
export const startStack = async ({ demoWorld = false } = {}) => {
  const prepared = await prepare('demo', () => {})
  const dataDir = newDataFolder('e2e')
  const startOn = async (folder: string) =>
    startLocalStack({
      ...prepared,
      port: await findFreePort(),
      dataDir: folder,
      tenantId: 'demo',
      log: () => {},
      onDeath: (reason) => {
        throw reason
      },
    })
  if (demoWorld)
    await copyDemoWorld(dataDir, async (folder) => {
      const first = await startOn(folder)
      try {
        await seedOptions(first, 'demo')
        await seedWorldOnce(first, folder)
      } finally {
        await first.stop()
      }
    })
  const stack = await startOn(dataDir)
  if (!demoWorld) await seedOptions(stack, 'demo')
  const mails = async (to: string): Promise<Mail[]> =>
    (await fetch(`${stack.url}/outbox.json?to=${encodeURIComponent(to)}`)).json() as Promise<Mail[]>
  return {
    url: stack.url,
    mails,
    /** The newest code that was mailed to an address, waiting for it to arrive; `not` is one already used. */
    mailedCode: async (to: string, not?: string): Promise<string> => {
      for (let wait = 0; wait < 100; wait += 1) {
        const [code] = (await mails(to)).flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? [])
        if (code && code !== not) return code
        await sleep(50)
      }
      throw new Error(`No code was mailed to ${to}`)
    },
    /** Runs an operator's command as an operator would, against this stack. */
    operate: async (script: string, args: string[], env: Record<string, string>): Promise<string> => {
      const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], {
        env: { PATH: process.env.PATH, ...stack.environment, ...env },
      })
      return stdout
    },
    environment: stack.environment,
    userPoolId: stack.userPoolId,
    deadLetters: () => stack.deadLetters(),
    stop: async () => {
      await stack.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type Stack = Awaited<ReturnType<typeof startStack>>
