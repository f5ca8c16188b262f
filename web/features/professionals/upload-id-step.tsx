import { useContext, useState } from 'react'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { StepFrame } from '#web/components/forms/step-frame.ts'
import { StepPage } from '#web/components/forms/step-page.tsx'
import { useStep } from '#web/components/forms/use-step.ts'
import { DocumentField } from '#web/components/upload/document-field.tsx'
import { StoredFileRow } from './stored-file.tsx'
import { useSaveWithDocuments } from '#web/components/upload/use-documents.ts'
import { useFiles, useUpload } from '#web/components/upload/use-upload.ts'
import { useOwnDocuments } from './own-documents.ts'
import type { StepProps } from './step-props.ts'
import { lazyResolver } from '#web/components/forms/lazy-resolver.ts'

const sentences = {
  document: 'Identity document',
}

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
    if (isSection && !files.isChosen) showToast('Nothing was changed. To replace the document, choose another file.')
    else if (professional.approved && file && files.isChosen) setUnconfirmed(answers)
    else send(answers)
  }
  return (
    <>
      <StepPage
        {...page}
        title="Upload ID"
        lead="We check it against your ID or passport number before we approve you."
        note="Practices never see your ID. Only you and our team can open it, and every view is logged."
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
          label={sentences.document}
          hint="Your ID card, or the photo page of your ID book or passport."
          stored={
            file && (
              <StoredFileRow
                title={sentences.document}
                document="identity_document"
                ownerId={professional.id}
                file={file}
              />
            )
          }
        />
      </StepPage>
      <ConfirmDialog
        open={unconfirmed !== undefined}
        onClose={() => setUnconfirmed(undefined)}
        title="Request approval again?"
        confirmLabel="Save and request approval"
        keepLabel="Go back"
        onConfirm={() => {
          setUnconfirmed(undefined)
          if (unconfirmed) send(unconfirmed)
        }}
      >
        You were approved with your current ID document. We have to check the new one before you can apply for shifts
        again. Your bookings are not affected.
      </ConfirmDialog>
    </>
  )
}
