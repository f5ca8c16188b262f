import { useQueryClient } from '@tanstack/react-query'
import type { ChatPartyId } from '#shared/messages/messages.schema.ts'
import { activePractice, lastKnown, practicesQuery } from '#web/components/account/account.api.ts'
import { useSession } from '#web/platform/session.ts'
import { useStored } from '#web/platform/storage.ts'

/** Who the user writes as: a locum, or the practice that they act for. */
export function useChatParty(): { id: ChatPartyId; practice: { name: string; approved: boolean } | undefined } {
  const session = useSession()
  const client = useQueryClient()
  const chosen = useStored('activeCompany')
  if (session?.role === 'Locum') return { id: session.userId as ChatPartyId, practice: undefined }
  // The guard loads them before any page of a practice is shown.
  const practice = activePractice(lastKnown(client, practicesQuery) ?? [], chosen)
  if (!practice) throw new Error('The practices are not loaded')
  return { id: practice.id, practice }
}
