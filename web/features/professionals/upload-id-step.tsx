import { useContext, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { SaveFailure } from '#web/components/forms/save-failure.tsx'
import { StepFrame, StepPage } from '#web/components/forms/step-page.tsx'
import { DocumentField } from '#web/components/upload/document-field.tsx'
import { StoredFileRow } from '#web/components/upload/stored-file.tsx'
import { useSaveWithDocuments } from '#web/components/upload/use-documents.ts'
import { useIsChosen, useUpload } from '#web/components/upload/use-upload.ts'
import { documentsText } from './documents.text.ts'
import { useOwnDocuments } from './own-documents.ts'
import { notSaved } from './not-saved.text.ts'
import type { StepProps } from './step-props.ts'
import { lazyResolver } from '#web/components/forms/lazy-resolver.ts'

const text = documentsText.uploadId

const resolver = lazyResolver(async () => (await import('#shared/professionals/upload-id-form.schema.ts')).UploadIdForm)

export function UploadIdStep({ professional, onDone, onBack }: StepProps) {
  const { identity_document: file } = professional.files
  const upload = useUpload('identity_document', professional.id)
  const save = useSaveWithDocuments(useOwnDocuments(professional))
  const form = useForm({ resolver, defaultValues: { identityDocument: file !== undefined } })
  const isChosen = useIsChosen(upload)
  /** Replacing the document ends the approval, so it has to be confirmed. */
  const [isConfirming, setConfirming] = useState(false)
  const send = () => {
    setConfirming(false)
    save.mutate({ uploads: [upload] }, { onSuccess: (saved) => onDone(saved ?? professional) })
  }
  const isSection = useContext(StepFrame) === 'section'
  const submit = () => {
    if (isSection && !isChosen) showToast(text.unchanged)
    else if (professional.approved && file && isChosen) setConfirming(true)
    else send()
  }
  const clear = () => {
    upload.clear()
    form.reset()
    save.reset()
  }
  return (
    <>
      <StepPage
        title={text.title}
        lead={text.lead}
        note={text.privacy}
        busy={save.isPending}
        dirty={isChosen}
        onBack={onBack}
        onClear={clear}
        onSubmit={form.handleSubmit(submit)}
      >
        <SaveFailure title={notSaved} error={save.error} />
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
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={text.approvalTitle}
        confirm={text.saveAndRequest}
        keep={text.goBack}
        onConfirm={send}
      >
        {text.approvalWarning}
      </ConfirmDialog>
    </>
  )
}
