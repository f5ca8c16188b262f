import { optionListsRepository } from '#functions/stores/option-lists.repository.ts'
import { tenant } from '#infra/tenants/demo.ts'
import type { OptionList } from '#shared/options/option-lists.schema.ts'
import type { FixtureContext, Fixtures } from './fixture.ts'

/** The list of systems with another name of its last entry. */
const renamed = async ({ api }: FixtureContext) => {
  const { lists } = await optionListsRepository(api.db, 'config').get()
  const systems = lists.find(({ list }) => list === 'systems') as Extract<OptionList, { list: 'systems' }>
  const rows = systems.rows.map((row, at) => (at + 1 < systems.rows.length ? row : { ...row, name: 'Another system' }))
  return { body: { lists: [{ ...systems, rows }] }, version: '*' }
}

export const optionsRequests = {
  listOptions: { request: () => ({}) },
  listIndustries: {
    request: () => ({ params: { tenantId: tenant.tenantId } }),
    another: { params: { tenantId: 'acme' } },
    absent: { params: { tenantId: 'no-such-brand' } },
  },
  listOptionsOfCategory: { request: () => ({ params: { category: 'provinces' } }) },
  getOptionLists: { request: () => ({}) },
  compareOptions: { request: () => ({ body: { lists: [{ list: 'languages', rows: [{ name: 'Tamil' }] }] } }) },
  saveOptions: {
    request: renamed,
    other: (body) => {
      const [list] = (body as { lists: OptionList[] }).lists
      return { lists: [{ ...list, rows: (list as OptionList).rows.toReversed() }] }
    },
  },
} satisfies Fixtures
