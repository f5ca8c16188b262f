import type { Instant } from '#shared/kernel/dates.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { membersContract } from '#shared/members/members.contract.ts'
import type { Context } from '#functions/platform/context.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'

type Deps = Pick<Context, 'caller' | 'now'> & { companies: Pick<CompaniesRepository, 'noteActive'> }
type Input = InputOf<(typeof membersContract)['reportMemberActive']>

export const reportMemberActive = async (
  { caller, now, companies }: Deps,
  { params }: Input,
): Promise<{ lastActiveAt: Instant }> => {
  await companies.noteActive(params.companyId, caller.account, now)
  return { lastActiveAt: now }
}
