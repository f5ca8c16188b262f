import { Pair } from '#web/ui/chakra.ts'
import type { ReactNode } from 'react'
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
import { FieldWarning } from '#web/ui/field-warning.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useOptions } from '#web/features/options/options.api.ts'
import { documentsText } from './documents.text.ts'

const text = documentsText.banking
const BANK_LIST_ID = 'banks'

const accountTypes = [
  { value: 'cheque', label: 'Cheque account' },
  { value: 'savings', label: 'Savings account' },
] as const

function branchHint(bank: string, branch: string, suggested: string | undefined): ReactNode {
  if (!branch) return undefined
  if (suggested)
    return branch === suggested ? (
      text.universalBranchCode(bank)
    ) : (
      <FieldWarning>{text.otherBranchCode(bank, suggested)}</FieldWarning>
    )
  return isUnusualBranchCode(branch) ? <FieldWarning>{text.branchCodeWarning}</FieldWarning> : undefined
}

/** Spaces may be typed and pasted. */
const digits = { setValueAs: (typed: string) => typed.replaceAll(/\s/g, '') }

const noBanks: readonly OptionOf<'banks'>[] = []

/** The bank account; choosing a known bank fills in its branch code. */
export function BankFields() {
  const { register, control, setValue, getValues, setError, clearErrors, formState } = useFormContext<BankingForm>()
  const { errors } = formState
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
    if (typed === undefined) setError('bank_name', { message: text.bankNotChosen })
    return typed !== undefined
  }
  return (
    <>
      <TextField
        label={text.holder}
        autoComplete="name"
        maxLength={80}
        error={errors.account_holder?.message}
        {...register('account_holder')}
      />
      <Pair>
        <TextField
          label={text.bank}
          hint={text.bankHint}
          list={BANK_LIST_ID}
          autoComplete="off"
          maxLength={80}
          error={errors.bank_name?.message}
          {...register('bank_name', {
            onChange: (event: { target: HTMLInputElement }) => {
              clearErrors('bank_name')
              fillBranchCode(event.target.value)
            },
            onBlur: settleBank,
          })}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !settleBank()) event.preventDefault()
          }}
        />
        <datalist id={BANK_LIST_ID}>
          {banks.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextField
          label={text.branch}
          hint={branchHint(bank, branch, suggestedBranchCode(banks, bank))}
          inputMode="numeric"
          autoComplete="off"
          maxLength={15}
          error={errors.branch_code?.message}
          {...register('branch_code', digits)}
        />
      </Pair>
      <TextField
        label={text.account}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        error={errors.account_number?.message}
        {...register('account_number', digits)}
      />
      <RadioCards
        legend={text.accountType}
        choices={accountTypes}
        error={errors.account_type?.message}
        {...register('account_type')}
      />
      <TextField
        label={text.taxNumber}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        error={errors.tax_number?.message}
        hint={isUnusualTaxNumber(tax) ? <FieldWarning>{text.taxNumberWarning}</FieldWarning> : text.taxHint}
        {...register('tax_number', digits)}
      />
    </>
  )
}
