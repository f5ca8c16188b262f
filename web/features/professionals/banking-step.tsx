import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, FormProvider, useForm, useWatch } from 'react-hook-form'
import { yesNo } from '../../../shared/kernel/yes-no.ts'
import { type BankingAnswers, BankingForm, bankAccountOf } from '../../../shared/professionals/banking-form.schema.ts'
import { professionalsContract } from '../../../shared/professionals/professionals.contract.ts'
import type { Professional } from '../../../shared/professionals/professionals.schema.ts'
import { SaveFailure } from '../../components/save-failure.tsx'
import { StepPage } from '../../components/step-page.tsx'
import { FileField } from '../../components/upload/file-field.tsx'
import { KeptFile } from '../../components/upload/kept-file.tsx'
import { useIsChosen, useUpload } from '../../components/upload/use-upload.ts'
import { call } from '../../platform/api-client.ts'
import { BankFields } from './bank-fields.tsx'
import { documentsText } from './documents.text.ts'
import { notSaved } from './not-saved.text.ts'
import { useSaveWithDocuments } from './save-with-documents.ts'
import type { StepProps } from './step-props.ts'
import { YesNoField } from '../../components/yes-no-field.tsx'

const text = documentsText.banking
const empty = { account_holder: '', bank_name: '', branch_code: '', account_number: '', account_type: '', tax_number: '', provisional: '' } as const

const valuesOf = ({ payment_info, documents }: Professional): BankingForm => {
  const { tax_payer, account_type = '', ...account } = payment_info ?? {}
  return { ...empty, ...account, account_type, provisional: yesNo(tax_payer), taxFile: documents.images.includes('provisionalTaxFile') }
}

export function BankingStep({ professional, onDone, onBack }: StepProps) {
  const upload = useUpload('provisionalTaxFile', professional.id)
  const save = useSaveWithDocuments()
  const kept = valuesOf(professional)
  const form = useForm<BankingForm, unknown, BankingAnswers>({ resolver: zodResolver(BankingForm), defaultValues: kept })
  const { register, control, handleSubmit, reset, formState } = form
  const provisional = useWatch({ control, name: 'provisional' })
  const isChosen = useIsChosen(upload)
  const submit = (answers: BankingAnswers) =>
    save.mutate(
      { save: () => call(professionalsContract.saveBankAccount, { body: bankAccountOf(answers) }), uploads: answers.provisional === 'yes' ? [upload] : [] },
      {
        onSuccess: (saved = professional) => {
          reset(valuesOf(saved))
          upload.clear()
          onDone(saved)
        },
      },
    )
  const clear = () => {
    upload.clear()
    reset({ ...empty, taxFile: kept.taxFile }, { keepDefaultValues: true })
  }
  return (
    <FormProvider {...form}>
      <StepPage
        title={text.title}
        lead={text.lead}
        note={text.private}
        busy={save.isPending}
        dirty={formState.isDirty || isChosen}
        onBack={onBack}
        onClear={clear}
        onSubmit={handleSubmit(submit)}
      >
        <SaveFailure title={notSaved} error={save.error} />
        <BankFields />
        <YesNoField legend={text.provisional} error={formState.errors.provisional?.message} {...register('provisional')} />
        {provisional === 'yes' && (
          <Controller
            control={control}
            name="taxFile"
            render={({ field: { onChange, ref }, fieldState }) => (
              <FileField
                ref={ref}
                upload={upload}
                label={text.taxFile}
                error={fieldState.error?.message}
                onChosen={(chosen) => onChange(chosen || kept.taxFile)}
                stored={kept.taxFile && <KeptFile title={text.taxFile} document="provisionalTaxFile" ownerId={professional.id} file={professional.updatedAt} />}
              />
            )}
          />
        )}
      </StepPage>
    </FormProvider>
  )
}
