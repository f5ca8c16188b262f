import { useEffect, useRef, useState } from 'react'
import type { CheckedUpload } from '#shared/documents/documents.schema.ts'
import type { ChatPartyId } from '#shared/messages/messages.schema.ts'
import { checkChoice, prepareFile } from '#web/components/upload/check-file.ts'
import { createUpload } from '#web/components/upload/upload.ts'
import { useUploadState } from '#web/components/upload/use-upload.ts'

/** A file that a message can be sent with, under its name. */
export type AttachedFile = CheckedUpload & { name: string }

/** The file of the message that is being written: checked, and sent ahead so that the message itself is quick. */
export function useAttachment(own: ChatPartyId) {
  const [upload] = useState(() =>
    createUpload('attachment', async (file, type, watch): Promise<AttachedFile> => {
      const { sendAttachment } = await import('#web/components/upload/send-file.ts')
      return { ...(await sendAttachment(own, { file, type, ...watch })), name: file.name }
    }),
  )
  useEffect(() => () => upload.clear(), [upload])
  const state = useUploadState(upload)
  const [problem, setProblem] = useState<string>()
  const choices = useRef(0)
  const choose = async (chosen: File): Promise<void> => {
    const choice = (choices.current += 1)
    setProblem(undefined)
    const file = await prepareFile(upload.document, chosen)
    const checked = await checkChoice(upload.document, file)
    // Another file was chosen meanwhile.
    if (choice !== choices.current) return
    if (checked.type) upload.choose(file, checked.type)
    else setProblem(`${chosen.name}: ${checked.problem}.`)
  }
  const clear = () => {
    choices.current += 1
    setProblem(undefined)
    upload.clear()
  }
  /** The file once it is sent; the next message begins without one. */
  const take = async (): Promise<AttachedFile | undefined> => {
    const taken = await upload.whenUploaded()
    clear()
    return taken?.sent
  }
  return { state, problem, choose, clear, take, retry: upload.retry }
}
