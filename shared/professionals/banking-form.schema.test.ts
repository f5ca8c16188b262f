import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { BankingForm } from './banking-form.schema.ts'
import { bankAccountOf } from './banking-form.rules.ts'
import { BankAccount } from './profile-steps.schema.ts'

const filled: BankingForm = {
  account_holder: 'Thandi Nkosi',
  bank_name: 'Standard Bank',
  branch_code: '051001',
  account_number: '0012345678',
  account_type: 'cheque',
  tax_number: '0123456789',
  provisional: 'no',
  taxFile: false,
}
const parse = (changes: Partial<BankingForm>) => z.safeParse(BankingForm, { ...filled, ...changes })
const problems = (changes: Partial<BankingForm>) =>
  parse(changes).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

describe('banking form', () => {
  it.each<[Partial<BankingForm>, string[][]]>([
    [{}, []],
    [{ branch_code: 'FNB' }, [['branch_code', 'only numbers are accepted']]],
    [{ account_number: '12-34' }, [['account_number', 'only numbers are accepted']]],
    [{ tax_number: '12.34' }, [['tax_number', 'only numbers are accepted']]],
    [{ branch_code: '051 001', account_number: ' 00 1234\u00A05678 ', tax_number: '0123 456 789' }, []],
    [{ account_holder: '', bank_name: '', branch_code: '', account_number: '', account_type: '', tax_number: '' }, []],
    [{ provisional: '' }, [['provisional', 'Please select YES or NO']]],
    // Browsers' forms have null for radios without a choice.
    [{ provisional: null as never, account_type: null }, [['provisional', 'Please select YES or NO']]],
    [{ provisional: 'yes' }, [['taxFile', 'Please provide a provisional tax file']]],
    [{ provisional: 'yes', taxFile: true }, []],
  ])('names what is wrong, and nothing else: %j', (changes, expected) => {
    expect(problems(changes)).toEqual(expected)
  })

  it('becomes the API’s body', () => {
    const sent = (changes: Partial<BankingForm>) => bankAccountOf(parse(changes).data ?? expect.unreachable())
    expect(z.parse(BankAccount, sent({}))).toEqual({
      ...sent({}),
      account_type: 'cheque',
      tax_payer: false,
      branch_code: '051001',
    })
    expect(z.parse(BankAccount, { ...sent({}), account_number: ' 00 1234\u00A05678' })).toMatchObject({
      account_number: '0012345678',
    })
    expect(z.parse(BankAccount, sent({ account_type: '', provisional: 'yes', taxFile: true }))).not.toHaveProperty(
      'account_type',
    )
  })
})
