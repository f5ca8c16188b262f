import type { StackProps } from 'aws-cdk-lib'
import type { Tenant } from '#shared/tenants/tenants.schema.ts'
import type { Deployment } from './tenants/define-deployment.ts'

/** Props of all stacks of a deployment. */
export type DeploymentProps = {
  tenant: Tenant
  deployment: Deployment
  stage: string
  /** The folder with the output of `bundleFunctions`. */
  lambdas: string
}

export const region = 'eu-west-1'

export const prefixOf = ({ tenant, stage }: DeploymentProps): string => `${tenant.tenantId}-${stage}`

export const stackProps = (props: DeploymentProps, part: string, description: string): StackProps => ({
  stackName: `${prefixOf(props)}-${part}`,
  description: `${props.tenant.name} (${props.stage}): ${description}`,
  env: { region, ...(process.env.CDK_DEFAULT_ACCOUNT && { account: process.env.CDK_DEFAULT_ACCOUNT }) },
  terminationProtection: props.stage === 'prod',
})
