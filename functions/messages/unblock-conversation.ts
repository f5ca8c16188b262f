import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { messagesContract } from '#shared/messages/messages.contract.ts'
import type { Context } from '#functions/platform/context.ts'
import type { ChatRepositories } from './chat-repositories.ts'
import { setBlocked } from './set-blocked.ts'

type Deps = Pick<Context, 'execute' | 'now'> & Pick<ChatRepositories, 'messages'>
type Input = InputOf<(typeof messagesContract)['unblockConversation']>

export const unblockConversation = (deps: Deps, { params }: Input): Promise<{ blocked: boolean }> =>
  setBlocked(deps, params, false)
