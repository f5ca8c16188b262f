import { zodResolver } from '@hookform/resolvers/zod'
import { Box, chakra } from '@chakra-ui/react'
import { Controller, useForm } from 'react-hook-form'
import { CompanyAboutForm } from '../../../shared/companies/about-form.schema.ts'
import type { Company } from '../../../shared/companies/companies.schema.ts'
import { PracticePicture } from '../../components/practice-picture.tsx'
import { ProfileImage } from '../../components/profile-image.tsx'
import { SaveFailure } from '../../components/save-failure.tsx'
import { StepPage } from '../../components/step-page.tsx'
import { TextAreaField } from '../../components/text-field.tsx'
import { FileField } from '../../components/upload/file-field.tsx'
import { useIsChosen, useUpload } from '../../components/upload/use-upload.ts'
import { useSaveAbout } from './companies.api.ts'
import { companiesText } from './companies.text.ts'
import type { StepProps } from './step-props.ts'

const text = companiesText.about

const valuesOf = ({ short_bio = '', documents }: Company): CompanyAboutForm => ({ short_bio, logo: documents.images.includes('logo') })

/** The pictures' uploads; none is needed. */
function usePictures({ id }: Company) {
  const uploads = [useUpload('imageA', id), useUpload('imageB', id), useUpload('imageC', id)]
  const [a, b, c] = uploads as [(typeof uploads)[number], (typeof uploads)[number], (typeof uploads)[number]]
  return { uploads, someChosen: [useIsChosen(a), useIsChosen(b), useIsChosen(c)].includes(true) }
}

export function AboutStep({ company, onDone, onBack }: StepProps) {
  const save = useSaveAbout(company.id)
  const logo = useUpload('logo', company.id)
  const logoChosen = useIsChosen(logo)
  const { uploads, someChosen } = usePictures(company)
  const kept = valuesOf(company)
  const { register, control, reset, handleSubmit, formState } = useForm({ resolver: zodResolver(CompanyAboutForm), defaultValues: kept })
  const done = (saved: Company) => {
    reset(valuesOf(saved))
    onDone(saved)
  }
  const clear = () => {
    for (const upload of [logo, ...uploads]) upload.clear()
    reset({ ...kept, short_bio: '' }, { keepDefaultValues: true })
  }
  return (
    <StepPage
      title={text.title}
      lead={text.lead}
      busy={save.isPending}
      dirty={formState.isDirty || logoChosen || someChosen}
      onBack={onBack}
      onClear={clear}
      onSubmit={handleSubmit(({ short_bio }) => save.mutate({ short_bio, uploads: [...uploads, logo] }, { onSuccess: done }))}
    >
      <SaveFailure title={companiesText.notSaved} error={save.error} />
      <Controller
        control={control}
        name="logo"
        render={({ field: { onChange, ref }, fieldState }) => (
          <FileField
            ref={ref}
            upload={logo}
            shape="round"
            label={text.logo}
            error={fieldState.error?.message}
            onChosen={(chosen) => onChange(chosen || kept.logo)}
            stored={kept.logo && <ProfileImage document="logo" ownerId={company.id} file={company.logo_file} name={company.name} size="xl" />}
          />
        )}
      />
      <TextAreaField label={text.bio} placeholder={text.bioPlaceholder} rows={6} maxLength={2_000} error={formState.errors.short_bio?.message} {...register('short_bio')} />
      <chakra.section aria-labelledby="pictures">
        <chakra.h2 id="pictures" textStyle="l">
          {text.pictures}
        </chakra.h2>
        <Box color="fg.muted" mb="4">
          {text.picturesLead}
        </Box>
        <Box display="grid" gap="5">
          {uploads.map((upload) => (
            <FileField
              key={upload.document}
              upload={upload}
              shape="wide"
              label={text.pictureOf[upload.document]}
              stored={
                company.documents.images.includes(upload.document) && (
                  <PracticePicture ownerId={company.id} document={upload.document} version={company.updatedAt} alt={text.pictureOf[upload.document]} />
                )
              }
            />
          ))}
        </Box>
      </chakra.section>
    </StepPage>
  )
}
