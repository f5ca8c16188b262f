import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { Instant } from '#shared/kernel/dates.ts'
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
import { writeEntries } from '#functions/ledger/write-entries.ts'
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

/** A redemption of everything in the wallet, with the entry that deducts it. */
const redeemed = (wallet: WalletState, redemption: Omit<StoredRedemption, 'amount'>, now: Instant) => {
  const { id, requestedBy } = redemption
  const amount = wallet.balance
  const posted = deduct(wallet, { amount, reference: id, note: `Redeemed\nRequested by ${requestedBy}` }, now)
  if (!posted) throw new DomainError('NOTHING_TO_REDEEM')
  return {
    wallet: { ...posted.wallet, openRedemption: id, lastRedemption: id },
    entries: posted.entries,
    redemption: { ...redemption, amount },
  }
}

const checkRedeem = ({ caller }: RedeemDeps, { balance, openRedemption }: WalletState) =>
  permit(caller, redemptionLifecycle, {
    state: openRedemption ? 'requested' : 'none',
    action: 'redeem',
    facts: { hasBalance: balance > 0, noneOpen: openRedemption === undefined },
  })

/** Asks for the whole balance, which leaves the wallet at once, so that nothing else can be done with it. */
export const redeemCredits = (
  context: RedeemDeps,
  { params }: InputOf<(typeof walletsContract)['redeemCredits']>,
): Promise<Redemption> =>
  context.execute(async () => {
    const { caller, now, newCode, wallets, companies, users } = context
    const id = params.companyId
    const [company, user, answerBy] = await Promise.all([
      companies.get(id),
      users.get(caller.account),
      answerByOf(context),
    ])
    if (!company) throw new DomainError('COMPANY_NOT_FOUND')
    const request = {
      id: newCode('R') as RedemptionId,
      company: { id, name: company.name },
      status: 'requested' as const,
      requestedBy: user?.name ?? user?.email ?? '',
      requestedAt: now,
      answerBy,
    }
    const { posted, writes } = await writeEntries(context, id, (wallet) => ({
      type: checkRedeem(context, wallet),
      ...redeemed(wallet, request, now),
    }))
    const response = redemptionView(posted.redemption)
    return {
      writes: [...writes, wallets.putRedemption(posted.redemption), companies.mustExist(id)],
      response,
      events: [walletEvent(posted.type, response)],
      madeId: request.id,
    }
  })
