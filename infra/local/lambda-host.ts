import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { type LambdaFunction, lambdaName, mergeEnvironments } from './lambda-functions.ts'
import type { InvokeResult, Call } from './lambda-worker.ts'

/** A Lambda's error, as its caller gets it. */
export class FunctionError extends Error {
  constructor(errorType: string, errorMessage: string) {
    super(errorMessage)
    this.name = errorType
  }
}

export type LambdaHost = {
  names: string[]
  invoke: (nameOrArn: string, event: unknown) => Promise<unknown>
  stop: () => Promise<void>
}

export type HostOptions = {
  functions: LambdaFunction[]
  /** Credentials, region and endpoints, which AWS would provide. */
  environment: Record<string, string>
  logFile: string
  onDeath: (reason: Error) => void
}

/** Runs the bundled Lambdas in a thread with its own environment; each is loaded at its first call. */
export function startLambdaHost({ functions, environment, logFile, onDeath }: HostOptions): LambdaHost {
  const pending = new Map<string, (response: InvokeResult) => void>()
  const { PATH, NODE_OPTIONS } = process.env
  const env = { PATH, NODE_OPTIONS, TZ: 'UTC', ...mergeEnvironments(functions), ...environment }
  const worker = new Worker(new URL('./lambda-worker.ts', import.meta.url), { env, stdout: true, stderr: true })
  const log = createWriteStream(logFile, { flags: 'a' })
  worker.stdout.pipe(log, { end: false })
  worker.stderr.pipe(log, { end: false })
  let stopping = false
  worker.on('message', (response: InvokeResult) => pending.get(response.id)?.(response))
  worker.on('error', (error) => stopping || onDeath(new Error(`The Lambdas stopped: ${error.message}`)))

  const call = ({ name, arn, module, handler, timeoutMs, memoryMb }: LambdaFunction, event: unknown) =>
    new Promise<InvokeResult>((resolve) => {
      const id = randomUUID()
      const settle = (response: InvokeResult) => {
        clearTimeout(timer)
        pending.delete(id)
        resolve(response)
      }
      const late = {
        errorType: 'Sandbox.Timedout',
        errorMessage: `Task timed out after ${(timeoutMs / 1000).toFixed(2)} seconds`,
      }
      const timer = setTimeout(() => settle({ id, error: late }), timeoutMs)
      pending.set(id, settle)
      worker.postMessage({
        id,
        name,
        arn,
        module,
        handler,
        timeoutMs,
        memoryMb,
        event: JSON.stringify(event),
      } satisfies Call)
    })

  return {
    names: functions.map(({ name }) => name),
    invoke: async (nameOrArn, event) => {
      const found = functions.find(({ name }) => name === lambdaName(nameOrArn))
      if (!found) throw new FunctionError('ResourceNotFoundException', `Function not found: ${nameOrArn}`)
      const { error, result } = await call(found, event)
      if (error) throw new FunctionError(error.errorType, error.errorMessage)
      return result === undefined ? null : (JSON.parse(result) as unknown)
    },
    stop: async () => {
      stopping = true
      await worker.terminate()
      await new Promise<void>((resolve) => log.end(resolve))
    },
  }
}
