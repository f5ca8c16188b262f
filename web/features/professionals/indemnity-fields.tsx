import { useFormContext, useWatch } from 'react-hook-form'
import type { AboutForm } from '#shared/professionals/about-form.schema.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { DateField } from '#web/components/forms/date-field.tsx'
import { DocumentField } from '#web/components/upload/document-field.tsx'
import { StoredFileRow } from './stored-file.tsx'
import type { Removal } from '#web/components/upload/remove-stored-file.tsx'
import type { Upload } from '#web/components/upload/upload.ts'
import { documentsText } from './documents.text.ts'
import { YesNoField } from '#web/ui/yes-no-field.tsx'

const sentences = {
  indemnityFile: 'Indemnity insurance document',
}

const text = documentsText.about

/** Whether the locum is insured, and if so the document and its expiry date. */
export function IndemnityFields({
  professional,
  upload,
  removal,
}: {
  professional: Professional
  upload: Upload
  removal: Removal
}) {
  const form = useFormContext<AboutForm>()
  const { indemnityInsuranceFile: file } = professional.files
  const insured = useWatch({ control: form.control, name: 'insured' })
  return (
    <>
      <YesNoField form={form} name="insured" legend={text.insured} />
      {insured === 'yes' && (
        <>
          <DocumentField
            form={form}
            name="indemnityFile"
            upload={upload}
            label={sentences.indemnityFile}
            removal={removal}
            stored={
              file && (
                <StoredFileRow
                  title={sentences.indemnityFile}
                  document="indemnityInsuranceFile"
                  ownerId={professional.id}
                  file={file}
                />
              )
            }
          />
          <DateField form={form} name="expiry" label={text.expiry} />
        </>
      )}
    </>
  )
}
