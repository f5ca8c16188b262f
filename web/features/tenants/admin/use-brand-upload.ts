import { useState } from 'react'
import type { BrandImageKind } from '#shared/documents/brand-images.schema.ts'
import { checkChoice, prepareFile } from '#web/components/upload/check-file.ts'
import { ApiError } from '#web/platform/api-error.ts'

const NOT_UPLOADED = 'This file was not uploaded. Check your connection, then try again.'

/** Checks and uploads an image of the brand at once; the settings name it when they are saved. */
export function useBrandUpload(kind: BrandImageKind, onUploaded: (path: string, address: string) => void) {
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const send = async (chosen: File): Promise<string | undefined> => {
    const file = await prepareFile(kind, chosen)
    const { type, problem: refused } = await checkChoice(kind, file)
    if (!type) return refused
    const { sendBrandImage } = await import('#web/components/upload/send-file.ts')
    const { path } = await sendBrandImage(kind, { file, type })
    onUploaded(path, URL.createObjectURL(file))
    return undefined
  }
  const choose = async (chosen: File): Promise<void> => {
    setBusy(true)
    setProblem(undefined)
    const reasonOf = (error: unknown) =>
      error instanceof ApiError ? (error.details.fields?.[0]?.message ?? error.message) : NOT_UPLOADED
    setProblem(await send(chosen).catch(reasonOf))
    setBusy(false)
  }
  return { choose, problem, isBusy }
}
