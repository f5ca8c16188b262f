import type { apiContract } from '#shared/api-contract.ts'
import type { OutputOf, RequestOf } from '#shared/kernel/define-contract.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { Role } from '#shared/kernel/roles.ts'

type Operations = typeof apiContract

/** What seeding needs of a stack: new accounts, and API calls as one of them. */
export type SeedApi<Account extends { id: UserId }> = {
  register: (email: string, role: Role) => Promise<Account>
  call: <N extends keyof Operations>(
    operation: N,
    account: Account,
    request: RequestOf<Operations[N]>,
  ) => Promise<OutputOf<Operations[N]>>
}
