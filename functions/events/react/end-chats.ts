import type { Instant } from '#shared/kernel/dates.ts'
import { isCompanyId } from '#shared/kernel/ids.ts'
import { chatPartiesOf, chatPartyOf, type ChatParties } from '#shared/messages/chat-parties.ts'
import type { ChatPartyId } from '#shared/messages/messages.schema.ts'
import type { EndingChats } from '#functions/stores/ending-chats.ts'

/** As in the applications of a locum who has left; a practice's name is not personal. */
const FORMER_LOCUM = 'Former locum'

type Deps = { chats: EndingChats; removeAttachments: (of: ChatParties) => Promise<void> }

/**
 * After a party was deleted: every conversation ends without its files, and the other party keeps what was written.
 * What has ended is not found again, so a second run goes on where the first stopped.
 */
export const endChats = async ({ chats, removeAttachments }: Deps, party: ChatPartyId, at: Instant): Promise<void> => {
  const name = isCompanyId(party) ? undefined : FORMER_LOCUM
  const endOne = async (other: ChatPartyId): Promise<void> => {
    const parties = chatPartiesOf(party, other)
    if (!parties) return
    // Before the end, after which it is not found again; and after it, when nothing more can be sent.
    await removeAttachments(parties)
    await chats.end(parties, chatPartyOf(party), { at, name })
    await removeAttachments(parties)
  }
  for await (const others of chats.pagesOfOthers(party)) await Promise.all(others.map(endOne))
  if (isCompanyId(party)) await chats.removeBegun(party)
}
