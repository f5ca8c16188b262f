import { FormProvider, useForm } from 'react-hook-form'
import type { Company } from '#shared/companies/companies.schema.ts'
import type { OperationsForm } from '#shared/companies/operations-form.schema.ts'
import { operationsFormOf, operationsOf } from '#shared/companies/operations-form.rules.ts'
import { MultiSelectField } from '#web/ui/multi-select-field.tsx'
import { SaveFailure } from '#web/components/save-failure.tsx'
import { StepPage } from '#web/components/step-page.tsx'
import { YesNoField } from '#web/ui/yes-no-field.tsx'
import { useOptions } from '#web/features/options/options.api.ts'
import { useSaveOperations } from './companies.api.ts'
import { companiesText } from './companies.text.ts'
import { OpeningHours } from './opening-hours.tsx'
import { useStepDraft } from '#web/platform/use-draft.ts'
import type { StepProps } from './step-props.ts'
import { lazyResolver } from '#web/components/lazy-resolver.ts'

const text = companiesText.operations

const resolver = lazyResolver(async () => (await import('#shared/companies/operations-form.schema.ts')).OperationsForm)

export function OperationsStep({ company, onDone, onBack }: StepProps) {
  const save = useSaveOperations(company.id)
  const languages = useOptions('languages')
  const systems = useOptions('systems')
  const form = useForm<OperationsForm>({
    resolver,
    defaultValues: operationsFormOf(company),
  })
  const draft = useStepDraft(`operations ${company.id}`, form)
  const { control, register, reset, handleSubmit, formState } = form
  const done = (saved: Company) => {
    reset(operationsFormOf(saved))
    onDone(saved)
  }
  return (
    <FormProvider {...form}>
      <StepPage
        title={text.title}
        lead={text.lead}
        busy={save.isPending}
        dirty={formState.isDirty}
        draft={draft}
        onBack={onBack}
        onClear={() => reset(operationsFormOf({}), { keepDefaultValues: true })}
        onSubmit={handleSubmit((operations) => save.mutate(operationsOf(operations), { onSuccess: done }))}
      >
        <SaveFailure title={companiesText.notSaved} error={save.error ?? languages.error ?? systems.error} />
        <OpeningHours />
        <MultiSelectField
          control={control}
          name="languages"
          label={text.languages}
          placeholder={text.chooseLanguages}
          hint={text.languagesHint}
          list={languages.data}
        />
        <MultiSelectField
          control={control}
          name="systemsUsed"
          label={text.systems}
          optional
          allowCustom
          placeholder={text.chooseSystems}
          hint={text.systemsHint}
          list={systems.data}
        />
        <YesNoField legend={text.insured} optional {...register('insured')} />
      </StepPage>
    </FormProvider>
  )
}
