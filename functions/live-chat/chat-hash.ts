import { createHmac } from 'node:crypto'
import type { Context } from '#functions/platform/context.ts'

export type ChatContext = Pick<Context, 'actor' | 'now'> & { readKey: (now: number) => Promise<string> }

export const chatHash = async ({ actor, now, readKey }: ChatContext): Promise<{ hash: string }> => ({
  hash: createHmac('sha256', await readKey(Date.parse(now)))
    .update(actor.user.id)
    .digest('hex'),
})
