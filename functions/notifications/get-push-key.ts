import { pushKeysOf } from '#functions/push/push-keys.ts'
import type { Context } from '#functions/platform/context.ts'

type Deps = Pick<Context, 'now'> & { readSecret: (now: number) => Promise<string> }

export const getPushKey = async ({ now, readSecret }: Deps): Promise<{ publicKey: string }> => ({
  publicKey: pushKeysOf(await readSecret(Date.parse(now))).publicKey,
})
