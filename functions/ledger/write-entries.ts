import type { Posted, WalletState } from '#shared/wallets/ledger.rules.ts'
import type { Context } from '#functions/platform/context.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import type { WalletOwnerId, WalletsRepository } from '#functions/stores/wallets.repository.ts'

export type LedgerDeps = Pick<Context, 'now'> & { wallets: Pick<WalletsRepository, 'get' | 'post'> }

/**
 * The one way in which a command changes a wallet: `post` makes its entries and its next state, of the wallet as it is
 * now. Fails if anything else was posted meanwhile.
 */
export const writeEntries = async <P extends Posted>(
  { wallets }: LedgerDeps,
  owner: WalletOwnerId,
  post: (wallet: WalletState) => P | Promise<P>,
): Promise<{ posted: P; writes: TransactItem[] }> => {
  const posted = await post(await wallets.get(owner))
  return { posted, writes: wallets.post(owner, posted.wallet, posted.entries) }
}
