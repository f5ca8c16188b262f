import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { withBuildLock } from '#infra/local/build-lock.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the suites of one run keep the demo world that they share. */
    demoWorld: string
  }
}

/** Around a whole run. */
export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'locum-world-'))
  provide('demoWorld', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Gives a data folder the demo world: whoever asks first has it made, everybody has a copy of their own. */
export const copyDemoWorld = (
  folder: string,
  dataDir: string,
  make: (dataDir: string) => Promise<void>,
): Promise<void> =>
  withBuildLock(folder, async () => {
    const made = join(folder, 'made')
    if (!existsSync(made)) {
      const making = mkdtempSync(join(folder, 'making-'))
      await make(making)
      renameSync(making, made)
    }
    cpSync(made, dataDir, { recursive: true })
  })
