import { useState } from 'react'
import type { FileType } from '../../../shared/documents/documents.schema.ts'
import { judge } from '../../platform/file-choice.ts'
import type { Upload } from '../../platform/upload.ts'

/** From a file picked to a file on its way: judged first, then cropped where the picture is to be square. */
export function useChoice(upload: Upload, square: boolean, onChosen?: (chosen: boolean) => void) {
  const [problem, setProblem] = useState<string>()
  const [toCrop, setToCrop] = useState<{ file: File; src: string }>()
  const take = (file: File, type: FileType): void => {
    upload.choose(file, type)
    onChosen?.(true)
  }
  const choose = async (file: File): Promise<void> => {
    const judged = await judge(upload.document, file)
    setProblem(judged.problem)
    if (!judged.type) return
    if (square && judged.type !== 'application/pdf') setToCrop({ file, src: URL.createObjectURL(file) })
    else take(file, judged.type)
  }
  const endCrop = (): void => {
    if (toCrop) URL.revokeObjectURL(toCrop.src)
    setToCrop(undefined)
  }
  return {
    problem,
    toCrop,
    choose,
    cropped: (file: File): void => {
      endCrop()
      take(file, file.type === 'image/png' ? 'image/png' : 'image/jpeg')
    },
    uncrop: (trouble?: string): void => {
      endCrop()
      setProblem(trouble)
    },
  }
}
