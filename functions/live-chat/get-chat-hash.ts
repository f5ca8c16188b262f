import { createHmac } from 'node:crypto'
import { DomainError } from '#shared/kernel/errors.ts'
import type { Context } from '#functions/platform/context.ts'
import type { SettingsReader } from '#functions/stores/tenants.repository.ts'

type Deps = Pick<Context, 'caller' | 'now'> & {
  readKey: (now: number) => Promise<string>
  readSettings: SettingsReader
}

export const getLocumChatHash = async ({ caller, now, readKey, readSettings }: Deps): Promise<{ hash: string }> => {
  const { liveChat } = await readSettings(now)
  if (!liveChat.show) throw new DomainError('NOT_FOUND')
  return {
    hash: createHmac('sha256', await readKey(Date.parse(now)))
      .update(caller.account)
      .digest('hex'),
  }
}

export const getPracticeChatHash = (context: Deps): Promise<{ hash: string }> => getLocumChatHash(context)
