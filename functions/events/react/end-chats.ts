import type { Instant } from '#shared/kernel/dates.ts'
import { isCompanyId } from '#shared/kernel/ids.ts'
import { chatPartiesOf, chatPartyOf, type ChatParties } from '#shared/messages/chat-parties.ts'
import type { ChatPartyId } from '#shared/messages/messages.schema.ts'
import type { EndingChats } from '#functions/stores/ending-chats.ts'

/** As in the applications of a locum who has left; a practice's name is not personal. */
const FORMER_LOCUM = 'Former locum'
const AT_ONCE = 10

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
    await removeAttachments(parties)
    await chats.end(parties, chatPartyOf(party), { at, name })
  }
  let some: Promise<void>[] = []
  for await (const other of chats.eachOther(party)) {
    some.push(endOne(other))
    if (some.length === AT_ONCE) await Promise.all(some)
    some = some.length === AT_ONCE ? [] : some
  }
  await Promise.all(some)
  if (isCompanyId(party)) await chats.removeBegun(party)
}
