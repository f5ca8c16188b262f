import './infra/local/set-clock.ts'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'

/** Tests that start emulators or a browser; files of one worker share what they start. */
const shared = (name: string, include: string[], env = {}) => ({
  test: {
    name,
    include,
    env,
    isolate: false,
    environment: './tests/support/worker-end.ts',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Long enough for a busy machine.
    expect: { poll: { timeout: 10_000 } },
    pool: 'forks' as const,
  },
})

// Loggers are created on import, before a test could set their level.
const silentLogger = { POWERTOOLS_LOG_LEVEL: 'SILENT' }

/** Each file starts its own API, and loads the product's modules again for it. */
const ownWorlds = (name: string, include: string[]) => ({
  test: { ...shared(name, include, silentLogger).test, setupFiles: ['tests/support/reset-modules.ts'] },
})

// Also set up in projects, which start before the run and need the folder.
const dataFolder = 'tests/support/data-folder.ts'

// Workers and stacks load the same code, so they share one compile cache.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'dist/compiled')

export default defineConfig({
  test: {
    projects: [
      {
        // Written by the site's build.
        resolve: { alias: { 'virtual:style-names': join(import.meta.dirname, 'tests/support/style-names.ts') } },
        test: {
          name: 'unit',
          include: ['{shared,functions,infra,web,bin}/**/*.test.{ts,tsx}'],
          isolate: false,
          pool: 'threads',
        },
      },
      // A worker starts one API and its emulators for all files that it runs.
      shared('api', ['tests/api/*.test.ts'], silentLogger),
      ownWorlds('api-own', ['tests/{api/own-world,contract}/**/*.test.ts']),
      ownWorlds('races', ['tests/races/**/*.test.ts']),
      // A worker loads the CDK and synthesises the fixture once.
      shared('infra', ['tests/infra/**/*.test.ts']),
      // One stack on the demo world for all workers, each of which starts one browser.
      {
        test: {
          ...shared('e2e', ['tests/e2e/**/*.test.ts']).test,
          globalSetup: [dataFolder, 'tests/support/demo-stack.ts'],
        },
      },
    ],
    globalSetup: [dataFolder],
    // One more than the two cores it must be fast on, because browsers and servers wait for each other.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './tests/support/suite-time.ts'],
    silent: 'passed-only',
  },
})
