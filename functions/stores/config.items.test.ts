import { expect, it } from 'vitest'
import { Tenant } from '#shared/tenants/tenants.schema.ts'
import { tenant } from '#infra/tenants/demo.ts'
import { tenantItem, tenantVersionItem } from './config.items.ts'

const first = {
  brandName: 'First',
  url: 'https://first.example',
  logos: {},
  dashboardImages: [],
  links: {},
  theme: tenant.settings.theme,
  wallet: { show: true, answerDays: 3 },
  pricing: { show: true },
  companies: { requireApproval: true },
  requestsMailbox: 'requests@first.example',
}
/** Every setting with a default, as an item of each version has them: a new one belongs to the next version. */
const settingsOf: Record<number, object> = {
  1: first,
  2: { ...first, liveChat: { show: false }, demoMode: true, texts: { terms: 2, privacy: 3 } },
}
const versions = Array.from({ length: tenantItem.version }, (_, before) => before + 1)

it.each(versions)('a tenant, and a version of it, of form %i have every setting without the schema’s defaults', (v) => {
  const stored = { ...tenant, settings: settingsOf[v], pk: 'tenant', sk: 'demo', version: 3, v }
  for (const { settings } of [
    tenantItem.read(stored),
    tenantVersionItem.read({ ...stored, at: '2026-01-01T00:00Z' }),
  ]) {
    expect(settings).toMatchObject(settingsOf[v] ?? {})
    expect(Tenant.shape.settings.parse(settings)).toEqual(settings)
  }
})
