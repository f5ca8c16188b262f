import { type ComponentProps, type ComponentType, useRef, useState } from 'react'
import type { FileType } from '#shared/documents/documents.schema.ts'
import { checkChoice, prepareFile } from './check-file.ts'
import { log } from '#web/platform/log.ts'
import type { Upload } from './upload.ts'
import type { ChosenFile } from './chosen-file.tsx'

const NOT_LOADED = 'The upload could not be started. Check your connection, then choose the file again.'

/** Loaded with the first file, as most forms are saved without one. */
const loadView = () =>
  import('./chosen-file.tsx').catch((error: unknown) => {
    log.refusal('The upload part did not load', error)
    return undefined
  })

/** Checks a chosen file, has square pictures cropped, then starts the upload. */
export function useFileChoice(
  upload: Upload,
  { square, isStored }: { square: boolean; isStored: boolean },
  onChosen?: (chosen: boolean) => void,
) {
  const [problem, setProblem] = useState<string>()
  const [toCrop, setToCrop] = useState<{ file: File; src: string }>()
  const [View, setView] = useState<ComponentType<ComponentProps<typeof ChosenFile>>>()
  const startUpload = (file: File, type: FileType): void => {
    upload.choose(file, type)
    onChosen?.(true)
  }
  const choices = useRef(0)
  const [isPreparing, setPreparing] = useState(false)
  const choose = async (chosen: File): Promise<void> => {
    const choice = (choices.current += 1)
    setPreparing(true)
    const file = await prepareFile(upload.document, chosen)
    const checked = await checkChoice(upload.document, file)
    const loaded = checked.type && (await loadView())
    // Another file was chosen meanwhile.
    if (choice !== choices.current) return
    setPreparing(false)
    const refusal = checked.problem ?? (loaded ? undefined : NOT_LOADED)
    // The stored or chosen file stays; the message names the refused one.
    setProblem(
      refusal && (isStored ? `${file.name}: ${refusal.replace(/[.]?$/, '.')} Your previous file is kept.` : refusal),
    )
    if (!checked.type || !loaded) return
    setView(() => loaded.ChosenFile)
    if (square && checked.type !== 'application/pdf') setToCrop({ file, src: URL.createObjectURL(file) })
    else startUpload(file, checked.type)
  }
  const endCrop = (): void => {
    if (toCrop) URL.revokeObjectURL(toCrop.src)
    setToCrop(undefined)
  }
  return {
    View,
    problem,
    isPreparing,
    toCrop,
    choose,
    finishCrop: (file: File): void => {
      endCrop()
      startUpload(file, file.type === 'image/png' ? 'image/png' : 'image/jpeg')
    },
    cancelCrop: (errorText?: string): void => {
      endCrop()
      setProblem(errorText)
    },
  }
}
