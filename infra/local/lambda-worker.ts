import { parentPort } from 'node:worker_threads'
import type { Context } from 'aws-lambda'

export type Call = {
  id: string
  name: string
  arn: string
  module: string
  handler: string
  timeoutMs: number
  memoryMb: number
  event: string
}
export type InvokeResult = { id: string; result?: string; error?: { errorType: string; errorMessage: string } }

type Handler = (event: unknown, context: Partial<Context>) => Promise<unknown>

parentPort?.on('message', (call: Call) => void respond(call).then((message) => parentPort?.postMessage(message)))

async function respond(call: Call): Promise<InvokeResult> {
  const { id, module, handler, event } = call
  try {
    const loaded = (await import(module)) as Record<string, Handler>
    const run = loaded[handler]
    if (!run) throw new Error(`${module} has no ${handler}.`)
    // Lambda passes JSON in both directions, so nothing else can pass here either.
    return { id, result: JSON.stringify(await run(JSON.parse(event), contextOf(call))) }
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    console.error(error)
    return { id, error: { errorType: error.name, errorMessage: error.message } }
  }
}

function contextOf({ id, name, arn, timeoutMs, memoryMb }: Call): Partial<Context> {
  const deadline = Date.now() + timeoutMs
  return {
    awsRequestId: id,
    functionName: name,
    functionVersion: '$LATEST',
    invokedFunctionArn: arn,
    memoryLimitInMB: String(memoryMb),
    logGroupName: `/aws/lambda/${name}`,
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  }
}
