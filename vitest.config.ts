import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'

/** Rules beside their files run fast and together; what starts emulators or a browser runs in projects of its own. */
const started = (name: string, include: string[]) => ({
  test: {
    name,
    include,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // What is waited for comes soon on a quiet machine, and on a busy one too.
    expect: { poll: { timeout: 10_000 } },
    pool: 'forks' as const,
  },
})

/** Files of one worker share what they start, and are not isolated from each other. */
const shared = (name: string, include: string[], env = {}) => ({
  test: { ...started(name, include).test, isolate: false, environment: './tests/support/worker-end.ts', env },
})

// Projects are set up before the run: what one starts needs the folder already.
const dataFolder = 'tests/support/data-folder.ts'

// Every worker and every stack loads the same code: compiled once, for all of them.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'dist/compiled')

// A logger is made as soon as anything imports it: too early for what a test sets.
const silentLogger = { POWERTOOLS_LOG_LEVEL: 'SILENT' }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{shared,functions,infra,web,bin}/**/*.test.{ts,tsx}'],
          isolate: false,
          pool: 'threads',
        },
      },
      // A worker starts one API and its emulators for all files that it runs.
      shared('api', ['tests/api/*.test.ts'], silentLogger),
      {
        test: {
          ...shared('api-own', ['tests/{api/own-world,contract}/**/*.test.ts'], silentLogger).test,
          setupFiles: ['tests/support/modules-anew.ts'],
        },
      },
      // A worker loads the CDK and synthesises the fixture once.
      shared('infra', ['tests/infra/**/*.test.ts']),
      started('races', ['tests/races/**/*.test.ts']),
      // One stack on the demo world for all workers, each of which starts one browser.
      {
        test: {
          ...shared('e2e', ['tests/e2e/**/*.test.ts']).test,
          globalSetup: [dataFolder, 'tests/support/demo-stack.ts'],
        },
      },
    ],
    globalSetup: [dataFolder],
    // One more than the cores this has to be quick on: browsers and servers wait for each other.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './tests/support/suite-time.ts'],
    // What a passing test prints is no news.
    silent: 'passed-only',
  },
})
