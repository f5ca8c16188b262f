import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, FormProvider, useForm } from 'react-hook-form'
import { yesNo } from '../../../shared/kernel/yes-no.ts'
import { type AboutAnswers, type AboutForm, aboutForm, aboutMeOf } from '../../../shared/professionals/about-form.schema.ts'
import { professionalsContract } from '../../../shared/professionals/professionals.contract.ts'
import type { Professional } from '../../../shared/professionals/professionals.schema.ts'
import { MultiSelect } from '../../components/multi-select.tsx'
import { ProfileImage } from '../../components/profile-image.tsx'
import { SaveFailure } from '../../components/save-failure.tsx'
import { StepPage } from '../../components/step-page.tsx'
import { TextAreaField } from '../../components/text-field.tsx'
import { FileField } from '../../components/upload/file-field.tsx'
import { OpensLarger } from '../../components/upload/kept-file.tsx'
import { useIsChosen, useUpload } from '../../components/upload/use-upload.ts'
import { call } from '../../platform/api-client.ts'
import { today } from '../../platform/clock.ts'
import { useOptions } from '../options/options.api.ts'
import { documentsText } from './documents.text.ts'
import { notSaved } from './not-saved.text.ts'
import { IndemnityFields } from './indemnity-fields.tsx'
import { useSaveWithDocuments } from './save-with-documents.ts'
import type { StepProps } from './step-props.ts'

const text = documentsText.about

/** The API answers MM/DD/YYYY (SPEC 9); forms have DD/MM/YYYY. */
const dayFirst = (date: string): string => date.replace(/^(\d{2})\/(\d{2})/, '$2/$1')

const valuesOf = ({ short_bio = '', languages, documents, indemnity_insurance: indemnity }: Professional): AboutForm => ({
  short_bio,
  languages,
  avatar: documents.images.includes('avatar'),
  insured: yesNo(indemnity?.has_indemnity_insurance),
  expiry: dayFirst(indemnity?.indemnity_insurance_expiry ?? ''),
  indemnityFile: documents.images.includes('indemnityInsuranceFile'),
})

export function AboutStep({ professional, onDone, onBack }: StepProps) {
  const languages = useOptions('languages')
  const avatar = useUpload('avatar', professional.id)
  const indemnity = useUpload('indemnityInsuranceFile', professional.id)
  const save = useSaveWithDocuments()
  const kept = valuesOf(professional)
  const form = useForm<AboutForm, unknown, AboutAnswers>({ resolver: zodResolver(aboutForm(today())), defaultValues: kept })
  const { register, control, handleSubmit, reset, formState } = form
  const someChosen = [useIsChosen(avatar), useIsChosen(indemnity)].includes(true)
  const submit = (answers: AboutAnswers) =>
    save.mutate(
      { save: () => call(professionalsContract.saveAboutMe, { body: aboutMeOf(answers) }), uploads: answers.insured === 'yes' ? [avatar, indemnity] : [avatar] },
      {
        onSuccess: (saved = professional) => {
          reset(valuesOf(saved))
          indemnity.clear()
          onDone(saved)
        },
      },
    )
  const clear = () => {
    avatar.clear()
    indemnity.clear()
    reset({ ...kept, short_bio: '', languages: [], insured: '', expiry: '' }, { keepDefaultValues: true })
  }
  const picture = { document: 'avatar', ownerId: professional.id, file: professional.avatar_file } as const
  return (
    <FormProvider {...form}>
      <StepPage
        title={text.title}
        lead={text.lead}
        note={text.private}
        busy={save.isPending}
        dirty={formState.isDirty || someChosen}
        onBack={onBack}
        onClear={clear}
        onSubmit={handleSubmit(submit)}
      >
        <SaveFailure title={notSaved} error={save.error} />
        <Controller
          control={control}
          name="avatar"
          render={({ field: { onChange, ref }, fieldState }) => (
            <FileField
              ref={ref}
              upload={avatar}
              shape="round"
              label={text.picture}
              hint={text.pictureHint}
              error={fieldState.error?.message}
              onChosen={(chosen) => onChange(chosen || kept.avatar)}
              stored={
                kept.avatar && (
                  <OpensLarger {...picture} title={text.picture}>
                    <ProfileImage {...picture} name={professional.name} size="xl" />
                  </OpensLarger>
                )
              }
            />
          )}
        />
        <TextAreaField label={text.bio} hint={text.bioHint} rows={6} maxLength={2_000} error={formState.errors.short_bio?.message} {...register('short_bio')} />
        <Controller
          control={control}
          name="languages"
          render={({ field: { value, onChange, ref }, fieldState }) => (
            <MultiSelect
              ref={ref}
              label={text.languages}
              hint={text.languagesHint}
              error={fieldState.error?.message}
              options={languages.data?.map(({ name }) => name) ?? []}
              values={value}
              onChange={onChange}
            />
          )}
        />
        <IndemnityFields professional={professional} upload={indemnity} isKept={kept.indemnityFile} />
      </StepPage>
    </FormProvider>
  )
}
