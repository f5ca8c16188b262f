import { Controller, useFormContext, useWatch } from 'react-hook-form'
import type { AboutForm } from '../../../shared/professionals/about-form.schema.ts'
import type { Professional } from '../../../shared/professionals/professionals.schema.ts'
import { DateField } from '../../components/date-field.tsx'
import { FileField } from '../../components/upload/file-field.tsx'
import { KeptFile } from '../../components/upload/kept-file.tsx'
import type { Upload } from '../../platform/upload.ts'
import { documentsText } from './documents.text.ts'
import { YesNoField } from '../../components/yes-no-field.tsx'

const text = documentsText.about

/** Insured or not; who is shows the document and until when it holds. */
export function IndemnityFields({ professional, upload, isKept }: { professional: Professional; upload: Upload; isKept: boolean }) {
  const { register, control, formState } = useFormContext<AboutForm>()
  const insured = useWatch({ control, name: 'insured' })
  return (
    <>
      <YesNoField legend={text.insured} error={formState.errors.insured?.message} {...register('insured')} />
      {insured === 'yes' && (
        <>
          <Controller
            control={control}
            name="indemnityFile"
            render={({ field: { onChange, ref }, fieldState }) => (
              <FileField
                ref={ref}
                upload={upload}
                label={text.indemnityFile}
                error={fieldState.error?.message}
                onChosen={(chosen) => onChange(chosen || isKept)}
                stored={isKept && <KeptFile title={text.indemnityFile} document="indemnityInsuranceFile" ownerId={professional.id} file={professional.updatedAt} />}
              />
            )}
          />
          <DateField label={text.expiry} error={formState.errors.expiry?.message} {...register('expiry')} />
        </>
      )}
    </>
  )
}
