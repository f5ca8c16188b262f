import { useWatch } from 'react-hook-form'
import { yesNo } from '#shared/kernel/yes-no.ts'
import type { BankingFormValues, BankingForm } from '#shared/professionals/banking-form.schema.ts'
import { bankAccountOf } from '#shared/professionals/banking-form.rules.ts'
import { missingPaymentFields } from '#shared/professionals/booster-steps.rules.ts'
import { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { BankAccount } from '#shared/professionals/profile-steps.schema.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { StepPage } from '#web/components/forms/step-page.tsx'
import { useStep } from '#web/components/forms/use-step.ts'
import { DocumentField } from '#web/components/upload/document-field.tsx'
import { StoredFileRow } from './stored-file.tsx'
import { removalProps, useSaveWithDocuments } from '#web/components/upload/use-documents.ts'
import { useFiles, useUpload } from '#web/components/upload/use-upload.ts'
import type { Shown } from '#web/platform/meanwhile.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import { BankFields } from './bank-fields.tsx'
import { documentsText } from './documents.text.ts'
import { useBegunProfile } from './professionals.api.ts'
import { useOwnDocuments } from './own-documents.ts'
import type { StepProps } from './step-props.ts'
import { YesNoField } from '#web/ui/yes-no-field.tsx'
import { lazyResolver } from '#web/components/forms/lazy-resolver.ts'

const sentences = {
  provisional: 'Are you a provisional tax payer?',
  taxFile: 'Provisional tax document',
}

const text = documentsText.banking
const empty = {
  account_holder: '',
  bank_name: '',
  branch_code: '',
  account_number: '',
  account_type: '',
  tax_number: '',
  provisional: '',
} as const

const valuesOf = ({ payment_info, files }: Professional): BankingForm => {
  const { tax_payer, account_type = '', ...account } = payment_info ?? {}
  return {
    ...empty,
    ...account,
    account_type,
    provisional: yesNo(tax_payer),
    taxFile: files.provisionalTaxFile !== undefined,
  }
}

const labels = {
  account_holder: text.holder,
  bank_name: text.bank,
  branch_code: text.branch,
  account_number: text.account,
  account_type: text.accountType,
  tax_number: text.taxNumber,
} as const

const shown: Shown<BankingForm> = { ...labels, provisional: sentences.provisional, taxFile: null }

const missingFieldsText = (saved: Professional): string | undefined => {
  const missing = missingPaymentFields(saved).map((field) => labels[field].toLowerCase())
  return missing.length > 0 ? `Saved. To complete this step, add: ${missing.join(', ')}.` : undefined
}

const resolver = lazyResolver(async () => (await import('#shared/professionals/banking-form.schema.ts')).BankingForm)

export function BankingStep({ professional, onDone, onBack }: StepProps) {
  const upload = useUpload('provisionalTaxFile', professional.id)
  const documents = useOwnDocuments(professional)
  const begun = useBegunProfile(professional, valuesOf, shown)
  const { mutateAsync: saveForm } = useApiMutation(
    professionalsContract.saveBankAccount,
    (body: BankAccount, version) => ({ body, version }),
    { begun },
  )
  const save = useSaveWithDocuments(documents, (values: BankingFormValues) => ({
    save: () => saveForm(bankAccountOf(values)),
    uploads: values.provisional === 'yes' ? [upload] : [],
  }))
  const { provisionalTaxFile: file } = professional.files
  const { form, page } = useStep({
    begun,
    save,
    resolver,
    empty: { ...empty, taxFile: file !== undefined },
    files: useFiles([upload]),
    onDone: (saved: Professional) => onDone(saved, missingFieldsText(saved)),
    onBack,
  })
  const provisional = useWatch({ control: form.control, name: 'provisional' })
  return (
    <StepPage
      {...page}
      ownerAlone
      title="Payment information"
      lead="Where should we deposit your payments?"
      note="Practices that have booked you pay you directly into this account. Our team gives them the details; on this site, only you and our team can see them."
    >
      <BankFields />
      <YesNoField form={form} name="provisional" legend={sentences.provisional} />
      {provisional === 'yes' && (
        <DocumentField
          form={form}
          name="taxFile"
          upload={upload}
          label={sentences.taxFile}
          removal={removalProps(documents)(
            'provisionalTaxFile',
            'You will still be marked as a provisional tax payer. You need the document to save this section again.',
          )}
          stored={
            file && (
              <StoredFileRow
                title={sentences.taxFile}
                document="provisionalTaxFile"
                ownerId={professional.id}
                file={file}
              />
            )
          }
        />
      )}
    </StepPage>
  )
}
