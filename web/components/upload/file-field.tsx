import { Box, chakra } from '@chakra-ui/react'
import { type DragEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react'
import { acceptOf, choiceHint } from '../../platform/file-choice.ts'
import type { Upload } from '../../platform/upload.ts'
import { ErrorText } from '../field.tsx'
import { Icon } from '../icon.tsx'
import type { Shape } from './file-preview.tsx'
import { ImageCropDialog } from './image-crop-dialog.tsx'
import { useChoice } from './use-choice.ts'
import { useUploadState } from './use-upload.ts'

const Zone = chakra('div', {
  base: {
    border: '1.5px dashed',
    borderColor: 'border.control',
    borderRadius: 'm',
    p: '4',
    bg: 'bg',
    transition: 'background-color 120ms',
    '&:has(input:focus-visible)': { outline: '2px solid {colors.accent.fg}', outlineOffset: '2px' },
    '& input:focus-visible': { outline: 'none' },
    '&[data-over]': { bg: 'secondary.subtle', borderColor: 'secondary.solid', borderStyle: 'solid' },
    '&[data-trouble]': { borderColor: 'error.fg' },
  },
})

/** Looks like a button; over it lies the browser's own chooser, which has the focus, the keys and the name. */
const Choose = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: { base: '12', sm: '10' },
    px: '4',
    border: '1px solid',
    borderColor: 'border.emphasized',
    borderRadius: 'm',
    fontWeight: 'bold',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
  },
})

export interface FileFieldProps {
  upload: Upload
  label: string
  hint?: ReactNode
  /** What the form has to say, as that a file is missing; what is wrong with a chosen file is said here. */
  error?: string | undefined
  /** A round picture is cropped to a square first. */
  shape?: Shape
  /** What is kept already: its picture, or the way to see it. */
  stored?: ReactNode
  /** Whether a file is chosen now. */
  onChosen?: (chosen: boolean) => void
  ref?: Ref<HTMLInputElement>
}

/** One file: chosen by a button or dropped here, judged, shown, and sent at once with its progress. */
export function FileField({ upload, label, hint, error, shape = 'paper', stored, onChosen, ref }: FileFieldProps) {
  const id = useId()
  const zone = useRef<HTMLDivElement>(null)
  const [over, setOver] = useState(false)
  const state = useUploadState(upload)
  const { View, problem, toCrop, choose, cropped, uncrop } = useChoice(upload, shape === 'round', onChosen)
  const trouble = problem ?? (state.step === 'none' ? error : undefined)
  const isKept = state.step !== 'none' || Boolean(stored)
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) void choose(file)
  }
  const remove = (): void => {
    upload.clear()
    onChosen?.(false)
    zone.current?.querySelector('input')?.focus()
  }
  return (
    <Box minWidth="0">
      <chakra.label htmlFor={id} display="block" fontWeight="bold" mb="1.5">
        {label}
      </chakra.label>
      <Zone
        ref={zone}
        data-over={over || undefined}
        data-trouble={trouble ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {state.step === 'none' || !View ? stored : <View upload={upload} state={state} shape={shape} onRemove={remove} />}
        <Box display="flex" flexWrap="wrap" alignItems="center" gap="3" mt={isKept ? '4' : '0'}>
          <Box position="relative">
            <chakra.input
              ref={ref}
              id={id}
              type="file"
              accept={acceptOf(upload.document)}
              aria-describedby={[trouble && `${id}-error`, `${id}-hint`].filter(Boolean).join(' ')}
              aria-invalid={trouble ? true : undefined}
              position="absolute"
              inset="0"
              width="full"
              opacity="0"
              cursor="pointer"
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? []
                // The same file may be chosen again.
                if (file) void choose(file).finally(() => (currentTarget.value = ''))
              }}
            />
            <Choose aria-hidden="true">
              <Icon name="upload" size={18} />
              {isKept ? 'Replace' : 'Choose a file'}
            </Choose>
          </Box>
          <Box color="fg.muted" display={{ base: 'none', sm: 'block' }}>
            or drop it here
          </Box>
        </Box>
        <Box id={`${id}-hint`} mt="2" color="fg.muted" textStyle="s">
          {hint ? <>{hint} </> : null}
          {choiceHint(upload.document)}
        </Box>
      </Zone>
      {trouble && <ErrorText id={`${id}-error`}>{trouble}</ErrorText>}
      {toCrop && <ImageCropDialog {...toCrop} onDone={cropped} onCancel={uncrop} />}
    </Box>
  )
}
