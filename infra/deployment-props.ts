import type { StackProps } from 'aws-cdk-lib'
import type { Tenant } from '#shared/tenants/tenants.schema.ts'
import type { Deployment } from './tenants/define-deployment.ts'
import type { TenantOptions } from './tenants/define-options.ts'

/** Props of all stacks of a deployment. */
export type DeploymentProps = {
  tenant: Tenant
  deployment: Deployment
  /** With which the tenant begins. */
  options: TenantOptions
  stage: string
  /** The folder with the output of `bundleFunctions`. */
  lambdas: string
}

export const region = 'eu-west-1'

/** No part's name begins with one of them, so no two deployments in one account have a name in common. */
const stages = ['local', 'test', 'dev', 'staging', 'prod']

export const prefixOf = ({ tenant, stage }: DeploymentProps): string => {
  if (!stages.includes(stage)) throw new Error(`There is no stage “${stage}”. Choose one of ${stages.join(', ')}.`)
  return `${tenant.tenantId}-${stage}`
}

export const stackProps = (props: DeploymentProps, part: string, description: string): StackProps => ({
  stackName: `${prefixOf(props)}-${part}`,
  description: `${props.tenant.name} (${props.stage}): ${description}`,
  env: { region, ...(process.env.CDK_DEFAULT_ACCOUNT && { account: process.env.CDK_DEFAULT_ACCOUNT }) },
  terminationProtection: props.stage === 'prod',
})
