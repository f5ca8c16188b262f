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
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import type { VariableOf } from '#functions/wiring/environment.ts'
import { type Lambda, type LambdaName, lambdas } from '#functions/wiring/lambdas.ts'
import type { Tables } from '#infra/data-stack.ts'
import { type DeploymentProps, prefixOf } from '#infra/deployment-props.ts'
import type { TableName } from '#infra/tables.ts'
import { fileAccess } from './file-grants.ts'
import { type Granted, readAccess, writeAccess } from './grants.ts'
import { platformEnvironment } from './platform-environment.ts'

type Value = string | Granted

type ServiceFunctionProps<N extends LambdaName> = DeploymentProps & {
  /** `<name>.lambda.ts`, anywhere under `functions/`, and its row in `lambdas`. */
  name: N
  tables: Tables
  /** Where its files are, if it has any. */
  documents?: Bucket
  /** The variables that its row names, and others that it is not given. */
  values: Record<VariableOf<N>, Value>
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

/** Makes all Lambdas: a variable without a value does not compile. */
export class ServiceFunction<N extends LambdaName = LambdaName> extends Construct {
  readonly function: LambdaFunction
  readonly role: Role

  constructor(scope: Construct, props: ServiceFunctionProps<N>) {
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
        ...(deployment.plans && { PLANS: JSON.stringify(deployment.plans) }),
        ...grantedValues(props, this.role),
      },
    })
    Validations.of(this.role).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason:
        'X-Ray’s two Put actions and ListStreams support no resources; tests/infra allows this wildcard for nothing else.',
    })
  }
}

type Row = Lambda & { writes?: readonly TableName[]; reads?: readonly TableName[] }
const rows: Record<LambdaName, Row> = lambdas

/** All that a Lambda's row names, with the permissions that it needs. */
function grantedValues<N extends LambdaName>(props: ServiceFunctionProps<N>, role: Role): Record<string, string> {
  const { name, tables, documents, values } = props
  const { writes = [], reads = [], files, listsFiles = false, variables = [] } = rows[name]
  if (files && !documents) throw new Error(`${name} has files, but its stack does not know where.`)
  const granted: Record<string, Value> = {
    ...writeAccess(tables, writes),
    ...readAccess(tables, reads),
    ...(files && documents && fileAccess(documents, files, listsFiles)),
    ...Object.fromEntries(variables.map((variable) => [variable, values[variable as VariableOf<N>]])),
  }
  for (const value of Object.values(granted)) if (typeof value !== 'string') value.grantTo(role)
  return Object.fromEntries(
    Object.entries(granted).map(([variable, value]) => [variable, typeof value === 'string' ? value : value.value]),
  )
}
