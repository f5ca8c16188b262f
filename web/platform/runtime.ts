import type { Tenant } from '#shared/tenants/tenants.schema.ts'

/** `/config.json`, written by the deployment. */
export interface RuntimeConfig {
  region: string
  tenantId: string
  apiUrl: string
  /** Where live connections are opened. */
  socketUrl: string
  userPoolId: string
  userPoolClientId: string
  userPoolEndpoint?: string
  /** Where the tenant has one: the origin of its page, and its vendor’s name. */
  liveChat?: { url: string; vendor: string }
  authFlow: 'USER_SRP_AUTH' | 'USER_PASSWORD_AUTH'
}

interface Runtime {
  config: RuntimeConfig
  tenant: Tenant
}

let loaded: Runtime | undefined

/** For markup that is made without a browser; there is no API then. */
export function provideTenant(tenant: Tenant): void {
  loaded = { config: {} as RuntimeConfig, tenant }
}

async function read<T>(path: string): Promise<T> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as T
}

async function readFiles(): Promise<Runtime> {
  const [config, tenant] = await Promise.all([read<RuntimeConfig>('/config.json'), read<Tenant>('/tenant.json')])
  return { config, tenant }
}

/** From the page itself, or where it has none from static files. No API call delays the first paint. */
export async function loadRuntime(): Promise<Runtime> {
  const inPage = globalThis.document?.getElementById('runtime')?.textContent
  loaded = inPage ? (JSON.parse(inPage) as Runtime) : await readFiles()
  return loaded
}

export function runtime(): Runtime {
  if (!loaded) throw new Error('The runtime configuration is not loaded')
  return loaded
}
