import { adoptPlans, type PlansOfTenant } from '#shared/kernel/plans.ts'
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
  /** Where the tenant’s plans have other figures than the usual ones. */
  plans?: PlansOfTenant
}

/** What a page has as data: the element `runtime`. */
export interface Runtime {
  config: RuntimeConfig
  tenant: Tenant
  /** Of each token, in light and dark. */
  colours: Record<string, readonly [string, string]>
}

declare global {
  /** Of `show-brand.js`, which each page contains. */
  var showBrand: (runtime: Pick<Runtime, 'tenant' | 'colours'>) => void
}

type Loaded = Pick<Runtime, 'config' | 'tenant'>
let loaded: Loaded | undefined

/** For markup that is made without a browser, and pages without an API. */
export function provideTenant(tenant: Tenant): void {
  loaded = { config: {} as RuntimeConfig, tenant }
}

/** From the page itself, so that no call delays the first paint; `read` is for a page that has none. */
export async function loadRuntime(read: () => Promise<Loaded>): Promise<Loaded> {
  const inPage = globalThis.document?.getElementById('runtime')?.textContent
  loaded = inPage ? (JSON.parse(inPage) as Loaded) : await read()
  if (loaded.config.plans) adoptPlans(loaded.config.plans)
  return loaded
}

export function runtime(): Loaded {
  if (!loaded) throw new Error('The runtime configuration is not loaded')
  return loaded
}
