import type { BankingFormValues } from './banking-form.schema.ts'
import type { BankAccount } from './profile-steps.schema.ts'

/** The form as the API takes it. */
export const bankAccountOf = ({
  account_type,
  provisional,
  taxFile: _,
  ...account
}: BankingFormValues): BankAccount => ({
  ...account,
  ...(account_type && { account_type }),
  tax_payer: provisional === 'yes',
})
