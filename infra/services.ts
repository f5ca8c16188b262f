import type { Construct } from 'constructs'
import { OptionsEnv } from '../functions/options/options.env.ts'
import { TenantsEnv } from '../functions/tenants/tenants.env.ts'
import { reading } from './constructs/grants.ts'
import { ServiceFunction, type ValuesOf } from './constructs/service-function.ts'
import type { Tables } from './data-stack.ts'
import type { DeploymentProps } from './deployment-props.ts'
import type * as z from 'zod/mini'

/** The API's Lambdas, one a slice: what each may read, what it may write. */
export function addServices(scope: Construct, props: DeploymentProps & { tables: Tables }) {
  const { tables, tenant } = props
  const service = <S extends z.ZodMiniObject>(name: string, env: S, values: ValuesOf<S>) => new ServiceFunction(scope, { ...props, name, env, values })
  return {
    options: service('options', OptionsEnv, { ...reading(tables, 'config'), TENANT_ID: tenant.tenantId }),
    tenants: service('tenants', TenantsEnv, reading(tables, 'config')),
  }
}
