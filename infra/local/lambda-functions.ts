import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Assembly, Resource } from './template.ts'

type FunctionProperties = {
  Handler: string
  Code: { S3Key?: string }
  Environment?: { Variables?: Record<string, string> }
  Timeout?: number
  MemorySize?: number
}

export type LambdaFunction = {
  name: string
  arn: string
  module: string
  handler: string
  timeoutMs: number
  memoryMb: number
  environment: Record<string, string>
}

/** Accepts a Lambda's name or either form of its ARN. */
export const lambdaName = (nameOrArn: string): string =>
  nameOrArn.split(':function:').at(-1)?.split(':')[0] ?? nameOrArn

/** The template's functions that are called locally, without the CDK's own helpers. */
export function readFunctions(assembly: Assembly, called: string[]): LambdaFunction[] {
  const functions = assembly.ofType<FunctionProperties>('AWS::Lambda::Function')
  return [...new Set(called.map(lambdaName))].map((name) => {
    const found = functions.find(({ ref }) => ref === name)
    if (!found) throw new Error(`The template calls a Lambda ${name} that it does not define.`)
    return readFunction(assembly, found)
  })
}

function readFunction(assembly: Assembly, resource: Resource<FunctionProperties>): LambdaFunction {
  const { Handler, Code, Environment, Timeout = 3, MemorySize = 128 } = resource.properties
  const [file = 'index', handler = 'handler'] = Handler.split('.')
  return {
    name: resource.ref,
    arn: resource.arn,
    module: pathToFileURL(join(assembly.assetDirectory(resource, Code.S3Key ?? ''), `${file}.mjs`)).href,
    handler,
    timeoutMs: Timeout * 1000,
    memoryMb: MemorySize,
    environment: Environment?.Variables ?? {},
  }
}

/** Locally all Lambdas share one process, so two values for the same variable are an error. */
export function mergeEnvironments(functions: LambdaFunction[]): Record<string, string> {
  const merged: Record<string, string> = {}
  for (const { name, environment } of functions) {
    for (const [variable, value] of Object.entries(environment)) {
      if ((merged[variable] ??= value) === value) continue
      throw new Error(
        `${variable} is “${value}” in ${name} and “${merged[variable]}” in another Lambda; locally they share one environment.`,
      )
    }
  }
  return merged
}
