import type { FileType, UploadForm } from '#shared/documents/documents.schema.ts'
import type { ChatPartyId, Message } from '#shared/messages/messages.schema.ts'
import type { Api, ApiResponse, Caller } from './api.ts'
import { sendForm } from './documents.ts'
import type { Practice } from './people.ts'
import { createPair } from './people.ts'

/** Who writes, and as which party. */
export type Writer = { caller: Caller; id: ChatPartyId }

export const asLocum = (caller: Caller): Writer => ({ caller, id: caller.id })
export const asPractice = ({ member, companyId }: Practice): Writer => ({
  caller: member,
  id: companyId,
})

/** An approved locum and a practice who can write to each other. */
export const createChatPair = async (api: Api, admin: Caller) => {
  const { locum, practice } = await createPair(api, admin)
  return { practice, locum, them: asPractice(practice), her: asLocum(locum) }
}

/** Uploads a file and has it checked; the response is that of the check. */
export const checkFile = async (
  api: Api,
  { caller, id }: Writer,
  bytes: Buffer,
  type: FileType = 'image/png',
): Promise<ApiResponse> => {
  const params = { sentByID: id }
  const form = (await api.call('openAttachmentUpload', caller, {
    params,
    body: { type, size: bytes.length },
  })) as UploadForm
  const sent = await sendForm(form, bytes)
  if (sent.status !== 204) throw new Error(`The form answered ${sent.status}: ${await sent.text()}`)
  return api.send('checkAttachment', caller, { params, body: { uploadId: form.uploadId } })
}

/** Two parties' calls about their conversation. */
export const chatsOf = (api: Api) => ({
  write: (
    from: Writer,
    to: Writer,
    message: string,
    more: { clientId?: string; key?: string; attachment?: { upload: string; name: string } } = {},
  ) => {
    const { key, ...fields } = more
    const body = { receivedByID: to.id, sentByID: from.id, message, ...fields }
    return api.send('sendMessage', from.caller, { body, ...(key && { key }) })
  },
  open: (reader: Writer, other: Writer, NextToken?: number): Promise<ApiResponse> =>
    api.send('openConversation', reader.caller, {
      params: { receivedByID: reader.id, sentByID: other.id },
      ...(NextToken !== undefined && { query: { NextToken } }),
    }),
  /** Every message, newest first, in pages. */
  readAll: async (reader: Writer, other: Writer): Promise<Message[]> => {
    const request = { params: { receivedByID: reader.id, sentByID: other.id } }
    return (await api.list('openConversation', reader.caller, request)) as Message[]
  },
  url: (reader: Writer, other: Writer, id: number, size?: 'small' | 'large') =>
    api.send('getAttachmentUrl', reader.caller, {
      params: { receivedByID: reader.id, sentByID: other.id, id },
      ...(size && { query: { size } }),
    }),
  unread: async (reader: Writer): Promise<number> =>
    (await api.call('getTotalUnreadCount', reader.caller, { params: { receivedByID: reader.id } })).count as number,
  block: (reader: Writer, other: Writer) =>
    api.send('blockConversation', reader.caller, { params: { receivedByID: reader.id, sentByID: other.id } }),
  unblock: (reader: Writer, other: Writer) =>
    api.send('unblockConversation', reader.caller, { params: { receivedByID: reader.id, sentByID: other.id } }),
})
