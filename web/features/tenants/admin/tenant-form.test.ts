import { describe, expect, it } from 'vitest'
import { changedFields } from '#shared/tenants/changed-fields.rules.ts'
import { TenantChange } from '#shared/tenants/tenant-versions.schema.ts'
import { Tenant } from '#shared/tenants/tenants.schema.ts'
import { formatChanges, formatFields, formatWas } from './format-change.ts'
import { brandFields, fieldLabels, linkFields } from './tenant-fields.ts'
import { TenantForm } from './tenant-form.schema.ts'
import { bodyOf, only, valuesOf, withFields } from './tenant-form.ts'

const tenant = Tenant.parse({
  tenantId: 'demo',
  name: 'Demo',
  shortCode: 'LD',
  settings: {
    requestsMailbox: 'requests@one.example',
    videoUrl: 'https://a.example/v',
    links: { faq: 'https://a.example/faq' },
    informationOfficer: { name: 'Nomsa Dube', email: 'privacy@a.example' },
  },
})
const values = valuesOf(tenant)

describe('the form of a tenant', () => {
  it('sends what it was given, with every field that can be edited', () => {
    expect(changedFields(tenant, TenantChange.parse(bodyOf(values)) as never).map(({ field }) => field)).toEqual([
      'settings.texts.privacy',
      'settings.texts.terms',
    ])
    const edited = changedFields({ settings: {} } as never, TenantForm.parse(values) as never)
    expect(edited.filter(({ field }) => !fieldLabels[field])).toEqual([])
  })

  it('leaves out what is empty, but asks for what must be there', () => {
    const emptied = withFields(values, { 'settings.videoUrl': '', 'settings.links.faq': '', 'settings.brandName': '' })
    const { success, error } = TenantForm.safeParse(emptied)
    expect(success).toBe(false)
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['settings.brandName'])
    expect(bodyOf(emptied).settings).not.toHaveProperty('videoUrl')
    const officer = withFields(values, { 'settings.informationOfficer.name': '' })
    expect(TenantForm.safeParse(officer).error?.issues[0]?.path.join('.')).toBe('settings.informationOfficer.name')
  })

  it('changes only the fields of its page', () => {
    const typed = withFields(values, { 'settings.brandName': 'Cape Cover', 'settings.links.faq': 'https://b.example/' })
    const saved = withFields(values, only(typed, Object.keys(brandFields)))
    expect(saved.settings.brandName).toBe('Cape Cover')
    expect(saved.settings.links.faq).toBe('https://a.example/faq')
    expect(Object.keys(brandFields).filter((field) => field in linkFields)).toEqual([])
  })
})

describe('changes in words', () => {
  const draft = withFields(values, {
    'settings.theme.primary': '#E23D80',
    'settings.pricing.show': true,
    'settings.videoUrl': '',
    'settings.dashboardImages': ['/brand/a.jpg'],
  })
  const changes = changedFields(bodyOf(values) as Tenant, bodyOf(draft) as Tenant)
  const of = (field: string) => changes.find((change) => change.field === field) ?? expect.unreachable(field)

  it('names them in the bar and beside their fields', () => {
    expect(formatFields([of('settings.theme.primary'), of('settings.pricing.show'), of('settings.videoUrl')])).toBe(
      'Video URL, primary and Pricing Options',
    )
    expect(formatWas(of('settings.pricing.show'))).toBe('Changed, was off')
    expect(formatWas(of('settings.videoUrl'))).toBe('Changed, was https://a.example/v')
    expect(formatWas(of('settings.theme.primary'))).toBe('Changed')
  })

  it('says in the history what became of each', () => {
    expect(formatChanges(changes.toReversed())).toBe(
      'Video URL removed, Dashboard image 1 added, Primary #FF5F05 became #E23D80, Pricing Options shown',
    )
  })
})
