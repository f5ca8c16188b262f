import { expect, it } from 'vitest'
import { keep } from '#shared/kernel/kept-fields.ts'
import { locumSteps } from './booster-steps.rules.ts'
import { keptProfessionalFields } from './kept-fields.rules.ts'
import type { Professional } from './professionals.schema.ts'

const payment_info = {
  bank_name: 'Capitec',
  account_holder: 'T Nkosi',
  account_number: '1234567890',
  branch_code: '470010',
  account_type: 'savings',
  tax_payer: true,
  tax_number: '0123456789',
} as const
const professional = { idpassport: '8001015009087', payment_info, documents: { images: [] } } as unknown as Professional
const done = (profile: Professional) => locumSteps.filter(({ isDone }) => isDone(profile)).map(({ name }) => name)

it('a browser keeps no identity number and nothing of a bank account, but whether the steps are done', () => {
  const whole = { ...professional, locations: [], languages: [], skills: [] }
  const kept = keep(whole, keptProfessionalFields)
  for (const secret of ['8001015009087', 'Capitec', 'Nkosi', '1234567890', '470010', '0123456789'])
    expect(JSON.stringify(kept)).not.toContain(secret)
  expect(done(kept)).toEqual(done(whole))
  expect(done(kept)).toContain('banking-step')
})
