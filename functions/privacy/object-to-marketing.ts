import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { privacyContract } from '#shared/privacy/privacy.contract.ts'
import { privacyEvent } from '#shared/privacy/privacy.events.ts'
import type { Context } from '#functions/platform/context.ts'
import type { PrivacyRepository } from '#functions/stores/privacy.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'

type Deps = Pick<Context, 'caller' | 'execute' | 'now'> & {
  privacy: Pick<PrivacyRepository, 'objectedAt' | 'putObjection' | 'removeObjection'>
  users: Pick<UsersRepository, 'mustExist'>
}

export const objectToMarketing = (
  { caller, execute, now, privacy, users }: Deps,
  { body: { objects } }: InputOf<(typeof privacyContract)['objectToMarketing']>,
): Promise<{ marketing_objected_at?: Instant }> =>
  execute(async () => {
    const before = await privacy.objectedAt(caller.account)
    if (objects === (before !== undefined))
      return { writes: [], response: { ...(before && { marketing_objected_at: before }) }, events: [] }
    const write = objects ? privacy.putObjection(caller.account, now) : privacy.removeObjection(caller.account)
    return {
      writes: [write, users.mustExist(caller.account)],
      response: { ...(objects && { marketing_objected_at: now }) },
      events: [privacyEvent('marketing.objection-changed', caller.account, objects)],
    }
  })
