import { expect, it } from 'vitest'
import { keep } from '#shared/kernel/kept-fields.ts'
import type { Company } from './companies.schema.ts'
import { keptCompanyFields } from './kept-fields.rules.ts'

it('a browser keeps how many managers a practice has, but not who', () => {
  const managers = [{ name: 'Lerato', surname: 'Molefe', contact: '0215550100' }]
  const kept = keep({ name: 'Gardens', managers } as Company, keptCompanyFields)
  expect(kept).toMatchObject({ name: 'Gardens', managers: [{}] })
  for (const secret of Object.values(managers[0] ?? {})) expect(JSON.stringify(kept)).not.toContain(secret)
})
