import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { RedemptionId } from '#shared/kernel/ids.ts'
import { addWorkingDays } from '#shared/kernel/working-days.ts'
import { deduct, type WalletState } from '#shared/wallets/ledger.rules.ts'
import { redemptionLifecycle } from '#shared/wallets/redemptions.lifecycle.ts'
import type { walletsContract } from '#shared/wallets/wallets.contract.ts'
import { walletEvent } from '#shared/wallets/wallets.events.ts'
import type { Redemption } from '#shared/wallets/wallets.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import { permit } from '#functions/platform/permit.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'
import type { TenantsRepository } from '#functions/stores/tenants.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import type { StoredRedemption, WalletsRepository } from '#functions/stores/wallets.repository.ts'
import { redemptionView } from '#functions/stores/wallets.view.ts'

type RedeemDeps = Pick<Context, 'caller' | 'now' | 'today' | 'newCode' | 'execute'> & {
  wallets: WalletsRepository
  companies: Pick<CompaniesRepository, 'get' | 'mustExist'>
  users: Pick<UsersRepository, 'get'>
  tenants: TenantsRepository
  options: Pick<OptionsRepository, 'listExtraHolidays'>
  tenantId: string
}

const answerByOf = async ({ tenants, options, tenantId, now, today }: RedeemDeps) => {
  const [tenant, extra] = await Promise.all([tenants.find(tenantId, now), options.listExtraHolidays(now)])
  if (!tenant) throw new Error(`The tenant ${tenantId} has no settings`)
  return addWorkingDays(today, tenant.settings.wallet.answerDays, extra)
}

/** Asks for the whole balance, which leaves the wallet at once, so that nothing else can be done with it. */
export const redeemCredits = (
  context: RedeemDeps,
  { params }: InputOf<(typeof walletsContract)['redeemCredits']>,
): Promise<Redemption> =>
  context.execute(async () => {
    const { caller, now, newCode, wallets, companies, users } = context
    const id = params.companyId
    const [wallet, company, user, answerBy] = await Promise.all([
      wallets.get(id),
      companies.get(id),
      users.get(caller.account),
      answerByOf(context),
    ])
    if (!company) throw new DomainError('COMPANY_NOT_FOUND')
    const latest = wallet.lastRedemption && (await wallets.getRedemption(wallet.lastRedemption))
    const facts = { hasBalance: wallet.balance > 0, noneOpen: wallet.openRedemption === undefined }
    const type = permit(caller, redemptionLifecycle, { state: latest?.status ?? 'none', action: 'redeem', facts })
    const requestedBy = user?.name ?? user?.email ?? ''
    const redemption: StoredRedemption = {
      id: newCode('R') as RedemptionId,
      company: { id, name: company.name },
      amount: wallet.balance,
      status: 'requested',
      requestedBy,
      requestedAt: now,
      answerBy,
    }
    const note = `Redeemed\nRequested by ${requestedBy}`
    const posted = deduct(wallet, { amount: wallet.balance, reference: redemption.id, note }, now)
    if (!posted) throw new DomainError('NOTHING_TO_REDEEM')
    const after: WalletState = { ...posted.wallet, openRedemption: redemption.id, lastRedemption: redemption.id }
    const response = redemptionView(redemption)
    return {
      writes: [...wallets.post(id, after, posted.entries), wallets.putRedemption(redemption), companies.mustExist(id)],
      response,
      events: [walletEvent(type, response)],
      madeId: redemption.id,
    }
  })
