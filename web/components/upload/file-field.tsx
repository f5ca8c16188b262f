import { Box, chakra, Row, Small } from '#web/ui/chakra.ts'
import { type ReactNode, type Ref, useId, useRef } from 'react'
import { acceptedTypes, fileHint } from './check-file.ts'
import type { Upload } from './upload.ts'
import { useMedia } from '#web/platform/media.ts'
import { ErrorText } from '#web/ui/field.tsx'
import { ChooseFile } from './choose-file.tsx'
import { DropZone } from './drop-zone.tsx'
import type { Shape } from './file-preview.tsx'
import { ImageCropDialog } from './image-crop-dialog.tsx'
import { type Removal, RemoveStoredFile } from './remove-stored-file.tsx'
import { useFileChoice } from './use-file-choice.ts'
import { useUploadState } from './use-upload.ts'

export interface FileFieldProps {
  upload: Upload
  label: string
  hint?: ReactNode
  /** The form’s own error, such as a missing file; errors of a chosen file are handled here. */
  error?: string | undefined
  /** A round picture is cropped to a square; for a wide one no limits are shown (SPEC 5). */
  shape?: Shape
  /** The stored file: its picture, or a button to view it. */
  stored?: ReactNode
  /** How to remove the stored file; left out, it can only be replaced. */
  removal?: Removal | undefined
  onChosen?: (chosen: boolean) => void
  ref?: Ref<HTMLInputElement>
}

/** A file chosen by button or drop, which is checked and uploaded at once. */
export function FileField({
  upload,
  label,
  hint,
  error,
  shape = 'paper',
  stored,
  removal,
  onChosen,
  ref,
}: FileFieldProps) {
  const id = useId()
  const zone = useRef<HTMLDivElement>(null)
  const state = useUploadState(upload)
  const isChosen = state.step !== 'none'
  const isStored = isChosen || Boolean(stored)
  const { View, problem, isPreparing, toCrop, choose, finishCrop, cancelCrop } = useFileChoice(
    upload,
    { square: shape === 'round', isStored },
    onChosen,
  )
  const errorText = problem ?? (isChosen ? undefined : error)
  const isTouch = useMedia('(pointer: coarse)')
  const camera = upload.document === 'avatar' ? 'user' : 'environment'
  const focusChooser = () => zone.current?.querySelector('input')?.focus()
  const removeChosen = (): void => {
    upload.clear()
    onChosen?.(false)
    focusChooser()
  }
  return (
    <Box minWidth="0">
      <chakra.label htmlFor={id} display="block" fontWeight="bold" mb="1.5">
        {label}
      </chakra.label>
      <DropZone ref={zone} hasError={Boolean(errorText)} onFile={choose}>
        {isChosen && View ? <View upload={upload} state={state} shape={shape} onRemove={removeChosen} /> : stored}
        <Row wrap align="center" gap="3" mt={isStored ? '4' : '0'}>
          <ChooseFile
            ref={ref}
            id={id}
            accept={acceptedTypes(upload.document)}
            aria-describedby={[errorText && `${id}-error`, `${id}-hint`].filter(Boolean).join(' ')}
            aria-invalid={errorText ? true : undefined}
            onFile={choose}
          >
            {isStored ? 'Replace' : 'Choose a file'}
          </ChooseFile>
          {!isChosen && stored && removal && <RemoveStoredFile {...removal} label={label} onRemoved={focusChooser} />}
          {isTouch && (
            <ChooseFile
              icon="camera"
              aria-label={`Take a photo: ${label}`}
              accept="image/*"
              capture={camera}
              onFile={choose}
            >
              Take a photo
            </ChooseFile>
          )}
          {!isTouch && (
            <Box color="fg.muted" display={{ base: 'none', sm: 'block' }}>
              or drop it here
            </Box>
          )}
        </Row>
        <Box role="status" color="fg.muted" mt={isPreparing ? '2' : '0'}>
          {isPreparing && 'Preparing your file…'}
        </Box>
        <Small id={`${id}-hint`} mt="2">
          {hint ? <>{hint} </> : null}
          {shape !== 'wide' && fileHint(upload.document)}
        </Small>
      </DropZone>
      {errorText && <ErrorText id={`${id}-error`}>{errorText}</ErrorText>}
      {toCrop && <ImageCropDialog {...toCrop} onDone={finishCrop} onCancel={cancelCrop} />}
    </Box>
  )
}
