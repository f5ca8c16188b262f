import { Pair } from '#web/ui/chakra.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import type { OptionOf } from '#shared/options/options.schema.ts'
import {
  isUnusualBranchCode,
  isUnusualTaxNumber,
  suggestedBranchCode,
  typedBank,
} from '#shared/professionals/bank.rules.ts'
import type { BankingForm } from '#shared/professionals/banking-form.schema.ts'
import { mayFillIn } from './filled-in.ts'
import { RadioCards } from '#web/ui/choices.tsx'
import type { FieldTexts } from '#web/ui/field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useOptions } from '#web/features/options/options.api.ts'
import { documentsText } from './documents.text.ts'

const text = documentsText.banking
const BANK_LIST_ID = 'banks'

const accountTypes = [
  { value: 'cheque', label: 'Cheque account' },
  { value: 'savings', label: 'Savings account' },
] as const

function adviceOnBranch(
  bank: string,
  branch: string,
  suggested: string | undefined,
): Pick<FieldTexts, 'hint' | 'warning'> {
  if (!branch) return {}
  if (!suggested) return { warning: isUnusualBranchCode(branch) && 'Branch codes have six digits. Please check it.' }
  return branch === suggested
    ? { hint: `The universal branch code of ${bank}` }
    : { warning: `${bank} uses ${suggested} for all its branches. Please check it.` }
}

/** Spaces may be typed and pasted. */
const digits = { setValueAs: (typed: string) => typed.replaceAll(/\s/g, '') }

const noBanks: readonly OptionOf<'banks'>[] = []

/** The bank account; choosing a known bank fills in its branch code. */
export function BankFields() {
  const form = useFormContext<BankingForm>()
  const { control, setValue, getValues, setError, clearErrors, formState } = form
  const { data: banks = noBanks } = useOptions('banks')
  const [bank, branch, tax] = useWatch({ control, name: ['bank_name', 'branch_code', 'tax_number'] })
  const fillBranchCode = (name: string) => {
    const code = suggestedBranchCode(banks, name)
    const universalCodes = banks.map(({ branchCode }) => branchCode)
    if (code && mayFillIn(getValues('branch_code'), universalCodes))
      setValue('branch_code', code, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  }
  /** Part of a listed name is no bank, and is forgotten. */
  const settleBank = () => {
    const typed = typedBank(banks, getValues('bank_name'))
    const universal = banks.some(({ branchCode }) => branchCode === getValues('branch_code').trim())
    // The code of another bank, which an earlier choice filled in.
    if (universal && suggestedBranchCode(banks, typed ?? '') === undefined)
      setValue('branch_code', '', { shouldDirty: true })
    setValue('bank_name', typed ?? '', { shouldDirty: true })
    if (typed === undefined) setError('bank_name', { message: 'Choose a bank from the list, or type its full name' })
    return typed !== undefined
  }
  return (
    <>
      <TextField form={form} name="account_holder" label={text.holder} autoComplete="name" maxLength={80} />
      <Pair>
        <TextField
          form={form}
          name="bank_name"
          label={text.bank}
          hint="Choose from the list or type another."
          list={BANK_LIST_ID}
          autoComplete="off"
          maxLength={80}
          rules={{
            onChange: (event: { target: HTMLInputElement }) => {
              clearErrors('bank_name')
              fillBranchCode(event.target.value)
            },
            onBlur: settleBank,
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !settleBank()) event.preventDefault()
          }}
        />
        <datalist id={BANK_LIST_ID}>
          {banks.map(({ name, label }) => (
            <option key={name} value={name} label={label} />
          ))}
        </datalist>
        <TextField
          form={form}
          name="branch_code"
          label={text.branch}
          {...adviceOnBranch(bank, branch, suggestedBranchCode(banks, bank))}
          inputMode="numeric"
          autoComplete="off"
          maxLength={15}
          rules={digits}
        />
      </Pair>
      <TextField
        form={form}
        name="account_number"
        label={text.account}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        rules={digits}
      />
      <RadioCards form={form} name="account_type" legend={text.accountType} choices={accountTypes} />
      <TextField
        form={form}
        name="tax_number"
        label={text.taxNumber}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        hint="Ten digits, as on letters from SARS."
        warning={
          isUnusualTaxNumber(tax) &&
          'An income tax number has ten digits and starts with 0, 1, 2, 3 or 9. Please check it.'
        }
        rules={digits}
      />
    </>
  )
}
