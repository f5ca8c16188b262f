import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import { UploadIdForm } from '../../../shared/professionals/upload-id-form.schema.ts'
import { SaveFailure } from '../../components/save-failure.tsx'
import { StepPage } from '../../components/step-page.tsx'
import { FileField } from '../../components/upload/file-field.tsx'
import { KeptFile } from '../../components/upload/kept-file.tsx'
import { useIsChosen, useUpload } from '../../components/upload/use-upload.ts'
import { documentsText } from './documents.text.ts'
import { notSaved } from './not-saved.text.ts'
import { useSaveWithDocuments } from './save-with-documents.ts'
import type { StepProps } from './step-props.ts'

const text = documentsText.uploadId

export function UploadIdStep({ professional, onDone, onBack }: StepProps) {
  const isKept = professional.documents.images.includes('identity_document')
  const upload = useUpload('identity_document', professional.id)
  const save = useSaveWithDocuments()
  const { control, handleSubmit, reset } = useForm({ resolver: zodResolver(UploadIdForm), defaultValues: { identityDocument: isKept } })
  const submit = () => save.mutate({ uploads: [upload] }, { onSuccess: (saved) => onDone(saved ?? professional) })
  const clear = () => {
    upload.clear()
    reset()
  }
  return (
    <StepPage
      title={text.title}
      lead={text.lead}
      note={text.private}
      busy={save.isPending}
      dirty={useIsChosen(upload)}
      onBack={onBack}
      onClear={clear}
      onSubmit={handleSubmit(submit)}
    >
      <SaveFailure title={notSaved} error={save.error} />
      <Controller
        control={control}
        name="identityDocument"
        render={({ field: { onChange, ref }, fieldState }) => (
          <FileField
            ref={ref}
            upload={upload}
            label={text.document}
            hint={text.hint}
            error={fieldState.error?.message}
            onChosen={(chosen) => onChange(chosen || isKept)}
            stored={isKept && <KeptFile title={text.document} document="identity_document" ownerId={professional.id} file={professional.updatedAt} />}
          />
        )}
      />
    </StepPage>
  )
}
