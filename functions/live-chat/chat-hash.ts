import { createHmac } from 'node:crypto'
import type { Context } from '#functions/platform/context.ts'

export type ChatContext = Pick<Context, 'caller' | 'now'> & { readKey: (now: number) => Promise<string> }

export const chatHash = async ({ caller, now, readKey }: ChatContext): Promise<{ hash: string }> => ({
  hash: createHmac('sha256', await readKey(Date.parse(now)))
    .update(caller.account)
    .digest('hex'),
})
