import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup as drawn } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Company } from '#shared/companies/companies.schema.ts'
import { practicesQuery, useActiveCompany } from './account.api.ts'

const harbour = { id: 'cmp_HARBOUR', name: 'Harbour Pharmacy', role: 'owner' } as unknown as Company

function Shown() {
  const { company, practices } = useActiveCompany()
  return `${company.name}, ${practices.length}`
}

const drawnWith = (prepare: (client: QueryClient) => void): string => {
  const client = new QueryClient()
  prepare(client)
  return drawn(
    <QueryClientProvider client={client}>
      <Shown />
    </QueryClientProvider>,
  )
}
const seen = (client: QueryClient) => client.setQueryDefaults(practicesQuery.queryKey, { placeholderData: [harbour] })

beforeAll(() => void vi.stubGlobal('localStorage', { getItem: () => null }))
afterAll(() => void vi.unstubAllGlobals())

describe('the practice that the user acts for', () => {
  it('is the one last seen while the server has not answered', () => {
    expect(drawnWith(seen)).toBe('Harbour Pharmacy, 1')
  })

  it('stays until the guard replaces the page once none is left', () => {
    expect(
      drawnWith((client) => {
        seen(client)
        client.setQueryData(practicesQuery.queryKey, [])
      }),
    ).toBe('Harbour Pharmacy, 1')
  })
})
