import * as z from 'zod/mini'
import { requiredFile } from '#shared/kernel/files.schema.ts'
import { unansweredQuestion, YES_OR_NO_MESSAGE } from '#shared/kernel/yes-no.schema.ts'
import { BankAccount } from './profile-steps.schema.ts'

const { account_holder, bank_name, branch_code, account_number, tax_number } = BankAccount.shape

/** The payment step as a form. Provisional taxpayers must upload their document (SPEC 5). */
export const BankingForm = z.intersection(
  z.object({
    account_holder,
    bank_name,
    branch_code,
    account_number,
    account_type: z.nullable(z.enum(['', 'cheque', 'savings'])),
    tax_number,
  }),
  z.discriminatedUnion(
    'provisional',
    [
      z.object({ provisional: unansweredQuestion, taxFile: z.boolean() }),
      z.object({ provisional: z.literal('no'), taxFile: z.boolean() }),
      z.object({ provisional: z.literal('yes'), taxFile: requiredFile('Please provide a provisional tax file') }),
    ],
    YES_OR_NO_MESSAGE,
  ),
)
export type BankingForm = z.input<typeof BankingForm>
export type BankingFormValues = z.output<typeof BankingForm>
