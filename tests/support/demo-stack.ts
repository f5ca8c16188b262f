import type { TestProject } from 'vitest/node'
import { executable } from './browser.ts'
import { type StackAddress, startStack } from './stack.ts'

declare module 'vitest' {
  interface ProvidedContext {
    demoStack: StackAddress
  }
}

/**
 * One stack with the demo world for all browser tests. The browser is unpacked before they start, because parallel
 * workers would start it while another still writes it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await executable()
  const { stop, url, userPoolId, userPoolClientId, environment } = await startStack({ demoWorld: true })
  project.provide('demoStack', { url, userPoolId, userPoolClientId, environment })
  return stop
}
