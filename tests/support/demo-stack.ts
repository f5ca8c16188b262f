import type { TestProject } from 'vitest/node'
import { executable } from './browser.ts'
import { type StackAddress, startStack } from './stack.ts'

declare module 'vitest' {
  interface ProvidedContext {
    demoStack: StackAddress
  }
}

/**
 * Around all browser tests: one stack on the demo world, for all workers. The browser is unpacked before them
 * too: several that unpack it at once would start what another still writes.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await executable()
  const { stop, url, userPoolId, userPoolClientId, environment } = await startStack({ demoWorld: true })
  project.provide('demoStack', { url, userPoolId, userPoolClientId, environment })
  return stop
}
