import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { withBuildLock } from '#infra/local/build-lock.ts'
import { runFolder } from './data-folder.ts'

/**
 * Copies the demo world into a data folder; the first suite of a run that needs it creates it.
 */
export const copyDemoWorld = (dataDir: string, make: (dataDir: string) => Promise<void>): Promise<void> => {
  const folder = join(runFolder(), 'demo-world')
  mkdirSync(folder, { recursive: true })
  return withBuildLock(folder, async () => {
    const made = join(folder, 'made')
    if (!existsSync(made)) {
      const making = mkdtempSync(join(folder, 'making-'))
      await make(making)
      renameSync(making, made)
    }
    cpSync(made, dataDir, { recursive: true })
  })
}
