import { tenant } from '#infra/tenants/demo.ts'
import { sendForm, tinyPng } from '#tests/support/documents.ts'
import { createAdmin } from '#tests/support/people.ts'
import type { Fixtures } from './fixture.ts'

const { tenantId, ...named } = tenant
const { texts: _, ...settings } = tenant.settings
export const tenantBody = { ...named, settings }

const at = (id: string) => ({ params: { id } })
const elsewhere = (body?: object) => ({
  another: { ...at('acme'), ...(body && { body }) },
  absent: { ...at('no-such-brand'), ...(body && { body }) },
})
const image = { kind: 'brandLogo', type: 'image/png', size: tinyPng.length } as const
const terms = (id: string) => ({ params: { id, kind: 'terms' } })
const rules = { text: '# The rules\n\nBe on time.' }
const restored = { restored: 1 }

export const tenantsRequests = {
  getTenant: { request: () => at(tenantId), ...elsewhere() },
  getEditedTenant: { request: () => ({}) },
  updateTenant: {
    request: () => ({ ...at(tenantId), body: tenantBody, version: '*' }),
    ...elsewhere(tenantBody),
    other: () => ({ ...tenantBody, name: 'Another name' }),
  },
  listTenantVersions: { request: () => ({ query: {} }) },
  restoreTenant: {
    request: () => ({ ...at(tenantId), body: restored, version: '*' }),
    ...elsewhere(restored),
    other: () => ({ restored: 2 }),
  },
  getLegalText: { request: () => terms(tenantId), another: terms('acme'), absent: terms('no-such-brand') },
  saveLegalText: {
    request: () => ({ ...terms(tenantId), body: rules, version: '*' }),
    another: { ...terms('acme'), body: rules },
    absent: { ...terms('no-such-brand'), body: rules },
    other: () => ({ text: '# The rules\n\nAll are new.' }),
  },
  openBrandUpload: { request: () => ({ body: image }), other: () => ({ ...image, size: 7 }) },
  checkBrandImage: {
    request: async ({ api }) => {
      const { uploadId, ...form } = await api.call('openBrandUpload', await createAdmin(api), { body: image })
      await sendForm(form, tinyPng)
      return { body: { kind: image.kind, uploadId } }
    },
    other: () => ({ kind: image.kind, uploadId: 'fil_0000000000000001' }),
  },
} satisfies Fixtures
