import { nextDailyCount } from '#shared/kernel/daily-count.ts'
import { endOfDay, instantOf, lastDayOfMonth, monthOf } from '#shared/kernel/dates.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError, invalidField } from '#shared/kernel/errors.ts'
import { MAX_STATEMENT_ENTRIES, statementOf } from '#shared/wallets/statement.rules.ts'
import type { walletsContract } from '#shared/wallets/wallets.contract.ts'
import type { StatementFile, StatementRequest } from '#shared/wallets/wallets.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { TenantsRepository } from '#functions/stores/tenants.repository.ts'
import type { WalletOwnerId, WalletsRepository } from '#functions/stores/wallets.repository.ts'
import { walletOwnerOf } from '#functions/stores/wallets.view.ts'
import { ownerNameOf, type OwnerDeps } from './wallet-owner.ts'

type Contract = typeof walletsContract
type Deps = Pick<Context, 'caller' | 'now' | 'today' | 'execute'> &
  OwnerDeps & { wallets: WalletsRepository; tenants: TenantsRepository; tenantId: string }

/** The file itself is in no command record: each call makes it anew, and counts. */
const countStatement = ({ wallets, today, execute }: Deps, owner: WalletOwnerId): Promise<null> =>
  execute(async () => {
    const count = nextDailyCount(today, await wallets.getStatementCount(owner), 'statementsPerOwnerDay')
    return { writes: [wallets.putStatementCount(owner, count)], response: null, events: [] }
  })

const createStatement = async (
  context: Deps,
  id: WalletOwnerId,
  { month, format }: StatementRequest,
): Promise<StatementFile> => {
  const { wallets, tenants, tenantId, now, today } = context
  if (month > monthOf(today)) throw invalidField('month', 'This month has not begun')
  const period = { from: instantOf(`${month}-01`, '00:00'), to: endOfDay(lastDayOfMonth(month)) }
  const [name, tenant] = await Promise.all([ownerNameOf(context, id), tenants.find(tenantId, now)])
  const { opening, entries } = await wallets.readPeriod(id, period, MAX_STATEMENT_ENTRIES + 1)
  if (entries.length > MAX_STATEMENT_ENTRIES) throw new DomainError('STATEMENT_TOO_LONG')
  await countStatement(context, id)
  const brand = tenant?.settings.brandName ?? ''
  const owner = { type: walletOwnerOf(id), name }
  // Loaded when it is needed: the library that writes PDFs is larger than everything else.
  const { makeStatement } = await import('./make-statement.lazy.ts')
  return makeStatement(format, statementOf({ brand, owner, month, today, entries, opening }))
}

export const createOwnStatement = (
  context: Deps,
  { body }: InputOf<Contract['createOwnStatement']>,
): Promise<StatementFile> => createStatement(context, context.caller.account, body)

export const createCompanyStatement = (
  context: Deps,
  { params, body }: InputOf<Contract['createCompanyStatement']>,
): Promise<StatementFile> => createStatement(context, params.companyId, body)
