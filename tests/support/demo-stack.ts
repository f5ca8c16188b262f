import type { TestProject } from 'vitest/node'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { executable } from './browser.ts'
import { today } from './people.ts'
import { type StackAddress, startStack } from './stack.ts'

declare module 'vitest' {
  interface ProvidedContext {
    demoStack: StackAddress & { firstDay: LocalDate }
  }
}

/**
 * One stack with the demo world for all browser tests. The browser is unpacked before they start, because parallel
 * workers would start it while another still writes it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await executable()
  const firstDay = today()
  const { stop, url, userPoolId, userPoolClientId, environment } = await startStack({ demoWorld: true })
  project.provide('demoStack', { url, userPoolId, userPoolClientId, environment, firstDay })
  return stop
}
