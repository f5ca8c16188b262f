import { existsSync } from 'node:fs'
import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  type IFunction,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import * as z from 'zod/mini'
import { type DeploymentProps, prefixOf } from '#infra/deployment-props.ts'
import type { Granted } from './grants.ts'
import { platformEnvironment } from './platform-environment.ts'

/** The values of a Lambda's environment, each with the permission that it needs. */
export type ValuesOf<S extends z.ZodMiniObject> = { [K in keyof z.input<S>]: string | Granted }

type ServiceFunctionProps<S extends z.ZodMiniObject> = DeploymentProps & {
  /** `<name>.lambda.ts`, anywhere under `functions/`. */
  name: string
  env: S
  values: ValuesOf<S>
  timeout?: Duration
  /** The minimum in MB. */
  memory?: number | undefined
}

const functionNameOf = (props: DeploymentProps, name: string): string => `${prefixOf(props)}-${name}`

/**
 * A Lambda of another stack. It is known by its name, which never changes: an export would keep the other stack from
 * ever removing it.
 */
export const serviceFunction = (scope: Construct, props: DeploymentProps, name: string): IFunction =>
  LambdaFunction.fromFunctionName(scope, `${name}-function`, functionNameOf(props, name))

/** Makes all Lambdas: a variable of the environment schema without a value does not compile. */
export class ServiceFunction<S extends z.ZodMiniObject = z.ZodMiniObject> extends Construct {
  readonly function: LambdaFunction
  readonly role: Role

  constructor(scope: Construct, props: ServiceFunctionProps<S>) {
    super(scope, `${props.name}-function`)
    const { name, deployment } = props
    const bundle = `${props.lambdas}/${name}`
    if (!existsSync(bundle)) throw new Error(`${name}.lambda.ts has not been bundled: run npm run bundle first.`)
    const functionName = functionNameOf(props, name)
    const logGroup = new LogGroup(this, 'Logs', {
      logGroupName: `/aws/lambda/${functionName}`,
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    this.role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    logGroup.grantWrite(this.role)
    this.function = new LambdaFunction(this, 'Function', {
      functionName,
      code: Code.fromAsset(bundle),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: Math.max(deployment.sizes.lambdaMemory, props.memory ?? 0),
      timeout: props.timeout ?? Duration.seconds(15),
      tracing: Tracing.ACTIVE,
      role: this.role,
      logGroup,
      environment: {
        ...platformEnvironment,
        ...(props.stage === 'local' && { CHECKS: 'true' }),
        ...resolveValues(props, this.role),
      },
    })
    Validations.of(this.role).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason:
        'X-Ray’s two Put actions and ListStreams support no resources; tests/infra allows this wildcard for nothing else.',
    })
  }
}

/** The CDK's placeholder for a value that is known only when deployed. */
const token = /\$\{Token\[[^\]]+\]\}/g

function resolveValues<S extends z.ZodMiniObject>(
  { name, env, values }: ServiceFunctionProps<S>,
  role: Role,
): Record<string, string> {
  const environment: Record<string, string> = {}
  const checkable: Record<string, string> = {}
  for (const [variable, given] of Object.entries<string | Granted>(values)) {
    if (typeof given !== 'string') given.grantTo(role)
    const value = typeof given === 'string' ? given : given.value
    environment[variable] = value
    checkable[variable] = value.replace(token, 'known-at-deployment')
  }
  const parsed = z.safeParse(env, checkable)
  if (!parsed.success) throw new Error(`The environment of ${name} is wrong: ${z.prettifyError(parsed.error)}`)
  return environment
}
