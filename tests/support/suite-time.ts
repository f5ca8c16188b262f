import type { Reporter, TestModule, Vitest } from 'vitest/node'

/** The seconds that all tests may take on two quiet cores. */
const maxSeconds = 600

/** Prints the duration of a full run beside the limit. */
export default class SuiteTime implements Reporter {
  #vitest: Vitest | undefined
  #begun = 0

  onInit(vitest: Vitest): void {
    this.#vitest = vitest
  }

  onTestRunStart(): void {
    this.#begun = performance.now()
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const projects = new Set(modules.map(({ project }) => project.name))
    if (!this.#vitest || this.#vitest.config.project.length > 0 || projects.size < this.#vitest.projects.length) return
    const seconds = Math.round((performance.now() - this.#begun) / 1000)
    this.#vitest.logger.log(`All tests took ${seconds} s; on two quiet cores they may take ${maxSeconds} s.`)
  }
}
