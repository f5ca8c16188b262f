import type { ChatParties } from '#shared/messages/chat-parties.ts'
import { attachmentsPrefix } from '#functions/stores/document-keys.ts'
import { openStore } from '#functions/stores/stored-objects.lazy.ts'

let opened: ReturnType<typeof openStore> | undefined

/** Removes what was sent in a conversation. */
export const removeAttachments = async (bucket: string, { professional, practice }: ChatParties): Promise<void> =>
  (opened ??= openStore(bucket)).removeAll(attachmentsPrefix(professional, practice))
