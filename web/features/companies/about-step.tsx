import type { CompanyAboutForm } from '#shared/companies/about-form.schema.ts'
import { companiesContract } from '#shared/companies/companies.contract.ts'
import type { AboutCompany, Company } from '#shared/companies/companies.schema.ts'
import type { CompanyDocument } from '#shared/companies/company-documents.schema.ts'
import { documentsContract } from '#shared/documents/documents.contract.ts'
import type { FileId } from '#shared/kernel/files.schema.ts'
import { ProfileImage } from '#web/components/people/profile-image.tsx'
import { StepPage } from '#web/components/forms/step-page.tsx'
import { useStep } from '#web/components/forms/use-step.ts'
import { TextAreaField } from '#web/ui/text-field.tsx'
import { DocumentField } from '#web/components/upload/document-field.tsx'
import { type Holder, removalProps, useSaveWithDocuments } from '#web/components/upload/use-documents.ts'
import { useFiles, useUpload } from '#web/components/upload/use-upload.ts'
import type { Shown } from '#web/platform/meanwhile.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import { useBegunCompany, useCacheCompany } from './companies.api.ts'
import { Pictures, usePictureUploads } from './pictures.tsx'
import type { StepProps } from './step-props.ts'
import { lazyResolver } from '#web/components/forms/lazy-resolver.ts'

const sentences = {
  bio: 'Bio',
  withoutLogo: 'This step is incomplete without a logo. You will have to upload another one before you can continue.',
}

const valuesOf = ({ short_bio = '', files }: Company): CompanyAboutForm => ({
  short_bio,
  logo: files.logo !== undefined,
})

const shown: Shown<CompanyAboutForm> = { short_bio: sentences.bio, logo: null }

const resolver = lazyResolver(async () => (await import('#shared/companies/about-form.schema.ts')).CompanyAboutForm)

function useCompanyDocuments(owner: Company): Holder<Company, CompanyDocument> {
  const { mutateAsync: promote } = useApiMutation(
    documentsContract.promoteCompanyDocument,
    (body: { doc: CompanyDocument; uploadId: FileId }) => ({ params: { companyId: owner.id }, body }),
  )
  return { owner, promote, keep: useCacheCompany() }
}

export function AboutStep({ company, ...step }: StepProps) {
  const { id, name, files } = company
  const documents = useCompanyDocuments(company)
  const removal = removalProps(documents)
  const begun = useBegunCompany(company, valuesOf, shown)
  const { mutateAsync: saveForm } = useApiMutation(
    companiesContract.saveAboutCompany,
    (body: AboutCompany, version) => ({ params: { companyId: id }, body, version }),
    { begun },
  )
  const logo = useUpload('logo', id)
  const pictures = usePictureUploads(company)
  const save = useSaveWithDocuments(documents, ({ short_bio }: CompanyAboutForm) => ({
    save: () => saveForm({ short_bio }),
    uploads: [...pictures, logo],
  }))
  const { form, page } = useStep({
    ...step,
    begun,
    save,
    resolver,
    draft: `about ${id}`,
    // Chosen files are not kept.
    unkept: ['logo'],
    empty: { ...begun.values, short_bio: '' },
    files: useFiles([logo, ...pictures]),
  })
  return (
    <StepPage {...page} title="About the practice" lead="What locums see before they apply." action="Save and finish">
      <DocumentField
        form={form}
        name="logo"
        upload={logo}
        shape="round"
        label="Upload logo"
        removal={removal(
          'logo',
          page.dirty
            ? `${sentences.withoutLogo} Your unsaved changes on this page will be lost.`
            : sentences.withoutLogo,
        )}
        stored={files.logo && <ProfileImage document="logo" ownerId={id} file={files.logo} name={name} size="xl" />}
      />
      <TextAreaField
        form={form}
        name="short_bio"
        label={sentences.bio}
        placeholder="Tell us more about your practice, your support team and your working environment."
        rows={6}
        maxLength={2_000}
      />
      <Pictures company={company} uploads={pictures} removal={removal} />
    </StepPage>
  )
}
