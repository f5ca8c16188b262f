import { expect, it } from 'vitest'
import { changedFields } from './changed-fields.rules.ts'
import { Tenant } from './tenants.schema.ts'

const tenantWith = (settings: object) =>
  Tenant.parse({
    tenantId: 'one',
    name: 'One',
    shortCode: 'ON',
    settings: { requestsMailbox: 'requests@one.example', ...settings },
  })

it('names what differs, with both values, in the order of their names, as stored objects have none', () => {
  const before = tenantWith({ links: { faq: 'https://one.example/faq' }, dashboardImages: ['/brand/a.png'] })
  const after = { ...tenantWith({ theme: { primary: '#004B8D' }, dashboardImages: ['/brand/b.png'] }), name: 'Two' }
  expect(changedFields(before, after)).toEqual([
    { field: 'name', before: 'One', after: 'Two' },
    { field: 'settings.dashboardImages', before: ['/brand/a.png'], after: ['/brand/b.png'] },
    { field: 'settings.links.faq', before: 'https://one.example/faq' },
    { field: 'settings.theme.primary', before: '#FF5F05', after: '#004B8D' },
  ])
  expect(changedFields(after, after)).toEqual([])
})
