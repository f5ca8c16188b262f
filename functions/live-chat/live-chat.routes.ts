import { createHmac } from 'node:crypto'
import type { liveChatContract } from '../../shared/live-chat/live-chat.contract.ts'
import type { Context } from '../platform/context.ts'
import type { Handlers } from '../platform/http/serve-contract.ts'

type Extra = { readKey: (now: number) => Promise<string> }

const hashOf = async ({ actor, now, readKey }: Pick<Context, 'actor' | 'now'> & Extra) => ({
  hash: createHmac('sha256', await readKey(Date.parse(now))).update(actor.user.id).digest('hex'),
})

export const liveChatRoutes = { getLocumChatHash: hashOf, getPracticeChatHash: hashOf } satisfies Handlers<typeof liveChatContract, Extra>
