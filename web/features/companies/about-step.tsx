import { useForm } from 'react-hook-form'
import type { CompanyAboutForm } from '#shared/companies/about-form.schema.ts'
import { companiesContract } from '#shared/companies/companies.contract.ts'
import type { AboutCompany, Company } from '#shared/companies/companies.schema.ts'
import type { CompanyDocument } from '#shared/companies/company-documents.schema.ts'
import { documentsContract } from '#shared/documents/documents.contract.ts'
import type { FileId } from '#shared/kernel/files.schema.ts'
import { ProfileImage } from '#web/components/people/profile-image.tsx'
import { SaveFailure } from '#web/components/forms/save-failure.tsx'
import { StepPage } from '#web/components/forms/step-page.tsx'
import { TextAreaField } from '#web/ui/text-field.tsx'
import { DocumentField } from '#web/components/upload/document-field.tsx'
import { type Holder, removalProps, useSaveWithDocuments } from '#web/components/upload/use-documents.ts'
import { useIsChosen, useUpload } from '#web/components/upload/use-upload.ts'
import type { Shown } from '#web/platform/meanwhile.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import { companiesText } from './companies.text.ts'
import { useBegunCompany, useCacheCompany } from './companies.api.ts'
import { Pictures, usePictures } from './pictures.tsx'
import { useStepDraft } from '#web/platform/use-draft.ts'
import type { StepProps } from './step-props.ts'
import { lazyResolver } from '#web/components/forms/lazy-resolver.ts'

const text = companiesText.about

const valuesOf = ({ short_bio = '', files }: Company): CompanyAboutForm => ({
  short_bio,
  logo: files.logo !== undefined,
})

const shown: Shown<CompanyAboutForm> = { short_bio: text.bio, logo: null }

const resolver = lazyResolver(async () => (await import('#shared/companies/about-form.schema.ts')).CompanyAboutForm)

function useCompanyDocuments({ id }: Company): Holder<Company, CompanyDocument> {
  const { mutateAsync: promote } = useApiMutation(
    documentsContract.promoteCompanyDocument,
    (body: { doc: CompanyDocument; uploadId: FileId }) => ({ params: { companyId: id }, body }),
  )
  return { id, promote, keep: useCacheCompany() }
}

export function AboutStep({ company, onDone, onBack }: StepProps) {
  const { id, name, files } = company
  const documents = useCompanyDocuments(company)
  const removal = removalProps(documents)
  const begun = useBegunCompany(company, valuesOf, shown)
  const { mutateAsync: saveForm } = useApiMutation(
    companiesContract.saveAboutCompany,
    (body: AboutCompany, version) => ({ params: { companyId: id }, body, version }),
    { begun },
  )
  const save = useSaveWithDocuments(documents)
  const logo = useUpload('logo', id)
  const logoChosen = useIsChosen(logo)
  const { uploads, hasChosenPicture } = usePictures(company)
  const form = useForm({ resolver, defaultValues: valuesOf(company) })
  // Chosen files are not kept.
  const draft = useStepDraft(`about ${company.id}`, form, ['logo'])
  const { reset, handleSubmit, formState } = form
  const dirty = formState.isDirty || logoChosen || hasChosenPicture
  const submit = ({ short_bio }: CompanyAboutForm) =>
    save.mutate(
      {
        save: () => saveForm({ short_bio }),
        uploads: [...uploads, logo],
      },
      {
        onSuccess: (saved = company) => {
          reset(valuesOf(saved))
          onDone(saved)
        },
      },
    )
  const clear = () => {
    for (const upload of [logo, ...uploads]) upload.clear()
    reset({ ...valuesOf(company), short_bio: '' }, { keepDefaultValues: true })
  }
  return (
    <StepPage
      title={text.title}
      lead={text.lead}
      action={text.finish}
      busy={save.isPending}
      dirty={dirty}
      draft={draft}
      onBack={onBack}
      onClear={clear}
      onSubmit={handleSubmit(submit)}
    >
      <SaveFailure title={companiesText.notSaved} error={save.error} meanwhile={begun.meanwhile} onTake={reset} />
      <DocumentField
        form={form}
        name="logo"
        upload={logo}
        shape="round"
        label={text.logo}
        removal={removal('logo', dirty ? `${text.withoutLogo} ${text.unsavedLost}` : text.withoutLogo)}
        stored={files.logo && <ProfileImage document="logo" ownerId={id} file={files.logo} name={name} size="xl" />}
      />
      <TextAreaField
        form={form}
        name="short_bio"
        label={text.bio}
        placeholder={text.bioPlaceholder}
        rows={6}
        maxLength={2_000}
      />
      <Pictures company={company} uploads={uploads} removal={removal} />
    </StepPage>
  )
}
