import { pushKeysOf } from '#functions/keys/push-keys.ts'
import type { Context } from '#functions/platform/context.ts'

type Deps = Pick<Context, 'now'> & { readPushSecret: (now: number) => Promise<string> }

export const getPushKey = async ({ now, readPushSecret }: Deps): Promise<{ publicKey: string }> => ({
  publicKey: pushKeysOf(await readPushSecret(Date.parse(now))).publicKey,
})
