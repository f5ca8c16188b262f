import { isCompanyId } from '#shared/kernel/ids.ts'
import { chatPartiesOf, partyOfId, type ChatParties } from '#shared/messages/chat-parties.ts'
import { messageEvent } from '#shared/messages/messages.events.ts'
import type { ChatPartyId } from '#shared/messages/messages.schema.ts'
import type { EndingChats } from '#functions/stores/ending-chats.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { contextFrom, type Cause } from './command-context.ts'

/** As in the applications of a locum who has left; a practice's name is not personal. */
const FORMER_LOCUM = 'Former locum'

/** Few enough for a Lambda's minute: other events wait for a step. */
export const CONVERSATIONS_PER_STEP = 200

type Deps = {
  db: Db
  commandsTable: string
  chats: EndingChats
  removeAttachments: (of: ChatParties) => Promise<void>
}

const continueLater = (deps: Deps, party: ChatPartyId, step: number, cause: Cause): Promise<null> =>
  contextFrom(deps, 'end-chats', cause, `${party}#end-chats#${step}`).execute(async () => ({
    writes: [],
    response: null,
    events: [messageEvent('chats-ending.continued', party, step)],
  }))

/**
 * After a party was deleted: its conversations end without their files, and the other party keeps what was written.
 * What has ended is not found again, so a second run goes on where the first stopped, and so does the next step.
 */
export const endChats = async (deps: Deps, party: ChatPartyId, step: number, cause: Cause): Promise<void> => {
  const { chats, removeAttachments } = deps
  const name = isCompanyId(party) ? undefined : FORMER_LOCUM
  const endOne = async (other: ChatPartyId): Promise<void> => {
    const parties = chatPartiesOf(party, other)
    if (!parties) return
    // Before the end, after which it is not found again; and after it, when nothing more can be sent.
    await removeAttachments(parties)
    await chats.end(parties, partyOfId(party), { at: cause.at, name })
    await removeAttachments(parties)
  }
  let ended = 0
  for await (const others of chats.pagesOfOthers(party)) {
    if (ended >= CONVERSATIONS_PER_STEP) {
      await continueLater(deps, party, step + 1, cause)
      return
    }
    await Promise.all(others.map(endOne))
    ended += others.length
  }
  if (isCompanyId(party)) await chats.removeNewChatCount(party)
}
