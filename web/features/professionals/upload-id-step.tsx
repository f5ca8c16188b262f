import { useContext, useState } from 'react'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { StepFrame, StepPage } from '#web/components/forms/step-page.tsx'
import { useStep } from '#web/components/forms/use-step.ts'
import { DocumentField } from '#web/components/upload/document-field.tsx'
import { StoredFileRow } from '#web/components/upload/stored-file.tsx'
import { useSaveWithDocuments } from '#web/components/upload/use-documents.ts'
import { useFiles, useUpload } from '#web/components/upload/use-upload.ts'
import { documentsText } from './documents.text.ts'
import { useOwnDocuments } from './own-documents.ts'
import type { StepProps } from './step-props.ts'
import { lazyResolver } from '#web/components/forms/lazy-resolver.ts'

const text = documentsText.uploadId

const resolver = lazyResolver(async () => (await import('#shared/professionals/upload-id-form.schema.ts')).UploadIdForm)

interface UploadId {
  identityDocument: boolean
}

const valuesOf = ({ files }: Professional): UploadId => ({ identityDocument: files.identity_document !== undefined })

export function UploadIdStep({ professional, ...step }: StepProps) {
  const { identity_document: file } = professional.files
  const upload = useUpload('identity_document', professional.id)
  const save = useSaveWithDocuments(useOwnDocuments(professional), () => ({ uploads: [upload] }))
  const files = useFiles([upload])
  const values = valuesOf(professional)
  const { form, page, send } = useStep({ ...step, begun: { values, valuesOf }, save, resolver, empty: values, files })
  /** Replacing the document ends the approval, so it has to be confirmed. */
  const [unconfirmed, setUnconfirmed] = useState<UploadId>()
  const isSection = useContext(StepFrame) === 'section'
  const submit = (answers: UploadId) => {
    if (isSection && !files.isChosen) showToast(text.unchanged)
    else if (professional.approved && file && files.isChosen) setUnconfirmed(answers)
    else send(answers)
  }
  return (
    <>
      <StepPage
        {...page}
        title={text.title}
        lead={text.lead}
        note={text.privacy}
        onClear={() => {
          page.onClear?.()
          save.reset()
        }}
        onSubmit={form.handleSubmit(submit)}
      >
        <DocumentField
          form={form}
          name="identityDocument"
          upload={upload}
          label={text.document}
          hint={text.hint}
          stored={
            file && (
              <StoredFileRow title={text.document} document="identity_document" ownerId={professional.id} file={file} />
            )
          }
        />
      </StepPage>
      <ConfirmDialog
        open={unconfirmed !== undefined}
        onClose={() => setUnconfirmed(undefined)}
        title={text.approvalTitle}
        confirm={text.saveAndRequest}
        keep={text.goBack}
        onConfirm={() => {
          setUnconfirmed(undefined)
          if (unconfirmed) send(unconfirmed)
        }}
      >
        {text.approvalWarning}
      </ConfirmDialog>
    </>
  )
}
