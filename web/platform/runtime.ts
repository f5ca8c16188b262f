import type { Tenant } from '#shared/tenants/tenants.schema.ts'

/** `/config.json`, written by the deployment. */
export interface RuntimeConfig {
  region: string
  tenantId: string
  apiUrl: string
  userPoolId: string
  userPoolClientId: string
  userPoolEndpoint?: string
  authFlow: 'USER_SRP_AUTH' | 'USER_PASSWORD_AUTH'
}

interface Runtime {
  config: RuntimeConfig
  tenant: Tenant
}

let loaded: Runtime | undefined

async function read<T>(path: string): Promise<T> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as T
}

/** Both are static files, so that the first paint is branded without an API call. */
export async function loadRuntime(): Promise<Runtime> {
  const [config, tenant] = await Promise.all([read<RuntimeConfig>('/config.json'), read<Tenant>('/tenant.json')])
  loaded = { config, tenant }
  return loaded
}

export function runtime(): Runtime {
  if (!loaded) throw new Error('The runtime configuration is not loaded')
  return loaded
}
