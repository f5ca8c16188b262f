import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readJsonFile, writeJsonFile } from '#infra/local/data-file.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { executable } from './browser.ts'
import { runFolder } from './data-folder.ts'
import { today } from './people.ts'
import { type StackAddress, startStack } from './stack.ts'

type DemoStack = StackAddress & { firstDay: LocalDate }

/** Says where the stack is, or why it could not start. */
const addressFile = () => join(runFolder(), 'demo-stack.json')

/**
 * Starts one stack with the demo world for all browser tests, while tests of other projects run already. The browser is
 * unpacked before they start, because parallel workers would start it while another still writes it.
 */
export default function setup(): () => Promise<void> {
  const firstDay = today()
  const started = executable().then(() => startStack({ demoWorld: true }))
  const note = (found: DemoStack | { failure: string }) => writeJsonFile(addressFile(), found)
  started.then(
    ({ url, userPoolId, userPoolClientId, environment }) =>
      note({ url, userPoolId, userPoolClientId, environment, firstDay }),
    (error: unknown) => note({ failure: String(error) }),
  )
  return () =>
    started.then(
      ({ stop }) => stop(),
      () => undefined,
    )
}

/** Waits for the stack; a fresh clone builds the product first. */
export const demoStack = async (): Promise<DemoStack> => {
  for (let wait = 0; wait < 3_000 && !existsSync(addressFile()); wait += 1) await sleep(100)
  const found = readJsonFile<DemoStack | { failure: string }>(addressFile(), { failure: 'It took five minutes.' })
  if ('failure' in found) throw new Error(`The stack with the demo world did not start. ${found.failure}`)
  return found
}
