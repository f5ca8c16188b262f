import { findFreePort } from '#infra/local/child-process.ts'
import { type HostOptions, type LambdaHost, startLambdaHost } from '#infra/local/lambda-host.ts'
import { oncePerWorker } from './once-per-worker.ts'

/**
 * Ports and Lambdas for the stacks on the demo world that a worker starts one after the other. On the same ports their
 * Lambdas have the same environment, so those of the first stay loaded: loading them takes as long as a short file's
 * tests. What Lambdas keep between calls (configuration, secrets) is the same in each copy of the demo world.
 */
export const warmLambdas = oncePerWorker(
  async () => {
    const port = await findFreePort()
    const ports = { dynamo: await findFreePort(), documents: await findFreePort(), services: await findFreePort() }
    let host: LambdaHost | undefined
    const startLambdas = (options: HostOptions): LambdaHost => {
      const started = (host ??= startLambdaHost(options))
      const running = new Set<Promise<unknown>>()
      return {
        ...started,
        invoke: (...call) => {
          const run = started.invoke(...call).finally(() => running.delete(run))
          running.add(run)
          return run
        },
        // The next stack has other data, which no call of this one may reach.
        stop: async () => void (await Promise.allSettled(running)),
      }
    }
    return { port, ports, startLambdas, stop: async () => host?.stop() }
  },
  ({ stop }) => stop(),
)

export type WarmLambdas = Awaited<ReturnType<typeof warmLambdas>>
