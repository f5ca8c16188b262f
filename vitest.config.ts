import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'

/** Rules beside their files run fast and together; what starts emulators or a browser runs in projects of its own. */
const started = (name: string, include: string[]) => ({
  test: { name, include, testTimeout: 60_000, hookTimeout: 120_000, pool: 'forks' as const },
})

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
      // A logger is made as soon as anything imports it: too early for what a test sets.
      {
        test: {
          ...started('api', ['tests/{api,contract}/**/*.test.ts']).test,
          env: { POWERTOOLS_LOG_LEVEL: 'SILENT' },
        },
      },
      started('infra', ['tests/infra/**/*.test.ts']),
      started('races', ['tests/races/**/*.test.ts']),
      // A worker starts one browser and one stack on the demo world for all files that it runs.
      {
        test: {
          ...started('e2e', ['tests/e2e/**/*.test.ts']).test,
          isolate: false,
          environment: './tests/support/worker-end.ts',
        },
      },
    ],
    globalSetup: ['tests/support/data-folder.ts'],
    // One more than the cores this has to be quick on: browsers and servers wait for each other.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './tests/support/suite-time.ts'],
    // What a passing test prints is no news.
    silent: 'passed-only',
  },
})
