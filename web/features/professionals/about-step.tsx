import { yesNo } from '#shared/kernel/yes-no.ts'
import type { AboutFormValues, AboutForm } from '#shared/professionals/about-form.schema.ts'
import { aboutMeOf } from '#shared/professionals/about-form.rules.ts'
import { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { AboutMe } from '#shared/professionals/profile-steps.schema.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { MultiSelectField } from '#web/ui/multi-select-field.tsx'
import { ProfileImage } from '#web/components/people/profile-image.tsx'
import { StepPage } from '#web/components/forms/step-page.tsx'
import { useStep } from '#web/components/forms/use-step.ts'
import { TextAreaField } from '#web/ui/text-field.tsx'
import { DocumentField } from '#web/components/upload/document-field.tsx'
import { LargerPictureButton } from './stored-file.tsx'
import { removalProps, useSaveWithDocuments } from '#web/components/upload/use-documents.ts'
import { useFiles, useUpload } from '#web/components/upload/use-upload.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import type { Shown } from '#web/platform/meanwhile.ts'
import { currentDay } from '#web/platform/clock.ts'
import { useOptions } from '#web/features/options/options.api.ts'
import { documentsText } from './documents.text.ts'
import { IndemnityFields } from './indemnity-fields.tsx'
import { useBegunProfile } from './professionals.api.ts'
import { useOwnDocuments } from './own-documents.ts'
import type { StepProps } from './step-props.ts'
import { lazyResolver } from '#web/components/forms/lazy-resolver.ts'

const sentences = {
  picture: 'Profile picture',
  bio: 'Bio',
  languages: 'Languages',
}

const text = documentsText.about

/** The API uses MM/DD/YYYY (SPEC 9), forms DD/MM/YYYY. */
const toDayFirst = (date: string): string => date.replace(/^(\d{2})\/(\d{2})/, '$2/$1')

const valuesOf = ({ short_bio = '', languages, files, indemnity_insurance: indemnity }: Professional): AboutForm => ({
  short_bio,
  languages,
  avatar: files.avatar !== undefined,
  insured: yesNo(indemnity?.has_indemnity_insurance),
  expiry: toDayFirst(indemnity?.indemnity_insurance_expiry ?? ''),
  indemnityFile: files.indemnityInsuranceFile !== undefined,
})

const shown: Shown<AboutForm> = {
  short_bio: sentences.bio,
  languages: sentences.languages,
  avatar: null,
  insured: text.insured,
  expiry: text.expiry,
  indemnityFile: null,
}

const resolver = lazyResolver(async () =>
  (await import('#shared/professionals/about-form.schema.ts')).aboutForm(currentDay()),
)

export function AboutStep({ professional, ...step }: StepProps) {
  const languages = useOptions('languages')
  const avatar = useUpload('avatar', professional.id)
  const indemnity = useUpload('indemnityInsuranceFile', professional.id)
  const documents = useOwnDocuments(professional)
  const removal = removalProps(documents)
  const begun = useBegunProfile(professional, valuesOf, shown)
  const { mutateAsync: saveForm } = useApiMutation(
    professionalsContract.saveAboutMe,
    (body: AboutMe, version) => ({ body, version }),
    { begun },
  )
  const save = useSaveWithDocuments(documents, (values: AboutFormValues) => ({
    save: () => saveForm(aboutMeOf(values)),
    uploads: values.insured === 'yes' ? [avatar, indemnity] : [avatar],
  }))
  const { form, page } = useStep({
    ...step,
    begun,
    save,
    resolver,
    draft: 'about',
    options: [languages],
    // Chosen files are not kept.
    unkept: ['avatar', 'indemnityFile'],
    empty: { ...begun.values, short_bio: '', languages: [], insured: '', expiry: '' },
    files: useFiles([avatar, indemnity]),
  })
  const picture = { document: 'avatar', ownerId: professional.id, file: professional.files.avatar } as const
  return (
    <StepPage
      {...page}
      title="About you"
      lead="Make your first impression"
      note="Practices see whether you are insured, but never the document."
    >
      <DocumentField
        form={form}
        name="avatar"
        upload={avatar}
        shape="round"
        label={sentences.picture}
        hint="A clear, well-lit photo of your face."
        removal={removal(
          'avatar',
          'Practices will see your initials until you upload another picture. You need one to save this section again.',
        )}
        stored={
          picture.file && (
            <LargerPictureButton {...picture} title={sentences.picture}>
              <ProfileImage {...picture} name={professional.name} size="xl" />
            </LargerPictureButton>
          )
        }
      />
      <TextAreaField
        form={form}
        name="short_bio"
        label={sentences.bio}
        hint="What you are good at and where you like to work. Practices read this first."
        rows={6}
        maxLength={2_000}
      />
      <MultiSelectField
        form={form}
        name="languages"
        label={sentences.languages}
        hint="The languages you can assist patients in."
        list={languages.data}
      />
      <IndemnityFields
        professional={professional}
        upload={indemnity}
        removal={removal(
          'indemnityInsuranceFile',
          'Your profile will still say that you are insured. You need the document to save this section again.',
        )}
      />
    </StepPage>
  )
}
